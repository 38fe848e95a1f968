import { type SQL, sql } from 'drizzle-orm'
import { normalUtilityNumber } from '../billing/rules.ts'
import { utilityAccountOwners, utilityAccounts } from '../billing/utility-accounts.sql.ts'
import type { UserActor } from '../kernel/actor.ts'

/** A utility account as the wire names it. */
export interface AccountNumber {
  readonly customerId: string
  readonly locationId: string
}

/** Customer and location of `1001-5001`; of any other text those of no account. */
export function accountNumberOf(text: string): AccountNumber {
  const [customerId = '', locationId = '', ...rest] = text.split('-')
  return rest.length > 0 ? { customerId: '', locationId: '' } : { customerId, locationId }
}

/** The condition that a row of `utility_accounts` has this number. */
export const hasNumber = ({ customerId, locationId }: AccountNumber): SQL =>
  sql`(${utilityAccounts.customerId} = ${normalUtilityNumber(customerId)}
    and ${utilityAccounts.locationId} = ${normalUtilityNumber(locationId)})`

/**
 * The condition that a row of `utility_accounts` is in the care of whoever asks: of the organization on
 * whose behalf they act, else their own.
 */
export const isOwnAccount = ({ userId, organizationId }: UserActor): SQL =>
  sql`exists (select from ${utilityAccountOwners} own
    where own.utility_account_id = ${utilityAccounts.id} and ${
      organizationId === null
        ? sql`own.user_id = ${userId}`
        : sql`own.organization_id = ${organizationId}`
    })`
