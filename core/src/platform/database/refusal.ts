import { DomainError, type ErrorKind } from '../kernel/errors.ts'
import type { TextKey } from '../texts/defaults/index.ts'

/** How a condition inside a transaction can fail. */
export type Refusal = ErrorKind

/** Daily limits free up gradually. */
const roomSeconds = 3600

/** The code that a guard raises; it never leaves database.ts. */
export const guardRefusal = 'guard'

/** The refusal inside the driver's error; null for other errors. */
export function refusalIn(error: unknown): DomainError | typeof guardRefusal | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === 'PT001' && 'detail' in at) {
      if (at.message === guardRefusal) return guardRefusal
      // Only portal_require_that raises this code; its detail is a kind (require-that.ts).
      const kind = String(at.detail) as Refusal
      // requireThat takes no other.
      const code = at.message as TextKey
      return new DomainError(kind, code, [], kind === 'limited' ? roomSeconds : null)
    }
  }
  return null
}
