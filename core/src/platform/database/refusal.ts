import { DomainError, type ErrorKind } from '../kernel/errors.ts'
import type { TextKey } from '../texts/defaults/index.ts'

/** Kinds of refusals that a condition inside a transaction can end in. */
export type Refusal = ErrorKind

/** A limit by the day has room again bit by bit. */
const roomSeconds = 3600

/** The code by which a database's guard raises; it never leaves the database handle (database.ts). */
export const guardRefusal = 'guard'

/** The refusal that ended a transaction, inside what the driver threw; null for any other error. */
export function refusalIn(error: unknown): DomainError | typeof guardRefusal | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === 'PT001' && 'detail' in at) {
      if (at.message === guardRefusal) return guardRefusal
      // Only portal_require_that raises this code; its detail names a kind (require-that.ts).
      const kind = String(at.detail) as Refusal
      // requireThat takes no other.
      const code = at.message as TextKey
      return new DomainError(kind, code, [], kind === 'limited' ? roomSeconds : null)
    }
  }
  return null
}
