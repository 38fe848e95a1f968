import { type SQL, sql } from 'drizzle-orm'
import { organizationMembers } from '../../people/organizations/organizations.sql.ts'
import { requireContact } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { normalUtilityNumber } from './rules.ts'
import { utilityAccountOwners, utilityAccounts } from './utility-accounts.sql.ts'

/** An account by its numbers, however they were typed. */
export interface AccountNumbers {
  readonly customerId: string
  readonly locationId: string
}

/** The owner of utility accounts: a person, or their current organization. */
export interface AccountOwner {
  readonly userId: string
  /** Null is the person. */
  readonly organizationId: string | null
}

/** The accounts' owner that a request names; by default the user's current organization or the user. */
export interface OwnerAsked {
  readonly userId?: string | undefined
  readonly organizationId?: string | undefined
}

/** Fields that only the owner sees. */
export const accountNotFound = () => new DomainError('not-found', 'Billing.AccountNotFound')

/**
 * The owner that a request is about: an organization by its id, the person if they name themselves,
 * otherwise the one they act for. The statement checks that they may act for an organization.
 * @throws DomainError not-found for another person's id, unauthenticated or forbidden without a
 *   complete account.
 */
export function ownerAsked(context: Context, asked: OwnerAsked): AccountOwner {
  const { userId, organizationId } = requireContact(context)
  if (asked.userId !== undefined && asked.userId !== userId) throw accountNotFound()
  if (asked.organizationId !== undefined) return { userId, organizationId: asked.organizationId }
  return { userId, organizationId: asked.userId === undefined ? organizationId : null }
}

/** The condition that the person may act for the owner. */
export const mayActFor = ({ userId, organizationId }: AccountOwner): SQL =>
  organizationId === null
    ? sql`true`
    : sql`exists (select from ${organizationMembers} member
        where member.organization_id = ${organizationId} and member.user_id = ${userId}
          and member.is_verified)`

/** Selects the ids of all the owner's accounts; none if the user may not act for it. */
export const idsInCare = (owner: AccountOwner): SQL => sql`
  select own.utility_account_id from ${utilityAccountOwners} own
  where ${
    owner.organizationId === null
      ? sql`own.user_id = ${owner.userId}`
      : sql`own.organization_id = ${owner.organizationId} and ${mayActFor(owner)}`
  }`

/** The condition that a row of `utility_accounts` is in the owner's care. */
export const isOwnAccount = (owner: AccountOwner): SQL =>
  sql`${utilityAccounts.id} in (${idsInCare(owner)})`

/** The condition that `utility_accounts` has this number: customer and location, as `1001-5001`. */
export function hasNumber(number: string): SQL {
  const [customer = '', location = '', ...rest] = number.split('-')
  if (rest.length > 0) return sql`false`
  return hasNumbers(customer, location)
}

/** The condition that `utility_accounts` has these numbers, however they were typed. */
export const hasNumbers = (customerId: string, locationId: string): SQL =>
  sql`(${utilityAccounts.customerId} = ${normalUtilityNumber(customerId)}
    and ${utilityAccounts.locationId} = ${normalUtilityNumber(locationId)})`
