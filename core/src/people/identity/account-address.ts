import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { emailAddressOf, emailErrorOf, keptSpellings } from '../../platform/kernel/email-address.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { users } from '../users/users.sql.ts'

/** Says what is wrong with the address. */
export function invalidEmail(typed: string): DomainError {
  const refusal = emailErrorOf(typed)
  const problems = refusal ? [{ field: 'email', code: `Validation.${refusal}` as const }] : []
  return new DomainError('invalid', 'Auth.InvalidEmail', problems)
}

/** As stored. @throws invalid `Auth.InvalidEmail`. */
export function requireEmail(typed: string): string {
  const email = emailAddressOf(typed)
  if (email === null) throw invalidEmail(typed)
  return email
}

/** The user has this address, in either spelling. */
export function isAtAddress(typed: string): SQL {
  const [first, former] = keptSpellings(typed)
  if (former === undefined) return sql`${users.email} = ${first}`
  return sql`${users.email} = (select held.email from ${users} held where held.email in (${first}, ${former})
    order by held.email = ${first} desc limit 1)`
}

/** No account has the address in a former spelling; a constraint keeps the current one unique. */
export function requireUnheld(builder: Builder, typed: string) {
  const [, former] = keptSpellings(typed)
  if (former === undefined) return []
  const isFree = sql`not exists (select from ${users} where email = ${former})`
  return [requireThat(builder, isFree, 'conflict', 'Auth.EmailAlreadyInUse')]
}
