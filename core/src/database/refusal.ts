import { DomainError, type ErrorKind } from '../kernel/errors.ts'

/** Kinds of refusals that a condition inside a transaction can end in. */
export type Refusal = Exclude<ErrorKind, 'limited'>

/** The code by which a database's guard raises; it never leaves the database handle (database.ts). */
export const guardRefusal = 'guard'

/** The refusal that ended a transaction, inside what the driver threw; null for any other fault. */
export function refusalIn(error: unknown): DomainError | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === 'PT001' && 'detail' in at) {
      // Only portal_require_that raises this code; its detail names a kind (require-that.ts).
      return new DomainError(String(at.detail) as Refusal, at.message)
    }
  }
  return null
}
