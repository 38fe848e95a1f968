import { type SQL, sql } from 'drizzle-orm'
import type { ContactActor } from '../access/index.ts'
import { normalUtilityNumber } from '../billing/rules.ts'
import { utilityAccountOwners, utilityAccounts } from '../billing/utility-accounts.sql.ts'
import { organizationMembers } from '../organizations/organizations.sql.ts'

/** A folder as the wire names it: of a request by its id, or of a utility account by its number. */
export type FolderName =
  | { readonly kind: 'request'; readonly id: string }
  | { readonly kind: 'account'; readonly number: string }

/** Whose folder it is: a person, or an organization for which they act. */
export type FolderOwner = Pick<ContactActor, 'userId' | 'organizationId'>

/**
 * What lets whoever has it look into one folder, for a while. It is worth nothing any more once the folder
 * is no longer its owner's.
 */
export interface FolderGrant extends FolderOwner {
  readonly kind: FolderName['kind']
  /** The id of the request or the utility account. */
  readonly folderId: string
  /** Milliseconds of the epoch. */
  readonly expiresAt: number
}

/** So long may a folder be looked into before it is opened anew. */
export const folderLivesMs = 30 * 60_000

/** The condition that `utility_accounts` has this number: customer and location, as `1001-5001`. */
export function hasNumber(number: string): SQL {
  const [customer = '', location = '', ...rest] = number.split('-')
  if (rest.length > 0) return sql`false`
  return sql`(${utilityAccounts.customerId} = ${normalUtilityNumber(customer)}
    and ${utilityAccounts.locationId} = ${normalUtilityNumber(location)})`
}

/** The condition that a row of `utility_accounts` is in the owner's care. */
export const isOwnAccount = ({ userId, organizationId }: FolderOwner): SQL =>
  organizationId === null
    ? sql`exists (select from ${utilityAccountOwners} own
        where own.utility_account_id = ${utilityAccounts.id} and own.user_id = ${userId})`
    : sql`exists (select from ${utilityAccountOwners} own
        join ${organizationMembers} member on member.organization_id = own.organization_id
        where own.utility_account_id = ${utilityAccounts.id} and own.organization_id = ${organizationId}
          and member.user_id = ${userId} and member.is_verified)`
