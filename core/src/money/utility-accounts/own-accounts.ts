import { type SQL, sql } from 'drizzle-orm'
import { organizationMembers } from '../../people/organizations/organizations.sql.ts'
import { requireContact } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { normalUtilityNumber } from './rules.ts'
import { utilityAccountOwners, utilityAccounts } from './utility-accounts.sql.ts'

export interface AccountNumbers {
  readonly customerId: string
  readonly locationId: string
}

/** A person, or their current organization. */
export interface AccountOwner {
  readonly userId: string
  /** Null: the person. */
  readonly organizationId: string | null
}

/** The owner that a request names; by default the current organization or the user. */
export interface OwnerRef {
  readonly userId?: string | undefined
  readonly organizationId?: string | undefined
}

export const accountNotFound = () => new DomainError('not-found', 'Billing.AccountNotFound')

/**
 * By default the one they act for; SQL checks that they may act for an organization.
 * @throws not-found for another person's id, unauthenticated or forbidden without a complete
 * account.
 */
export function ownerFor(context: Context, asked: OwnerRef): AccountOwner {
  const { userId, organizationId } = requireContact(context)
  if (asked.userId !== undefined && asked.userId !== userId) throw accountNotFound()
  if (asked.organizationId !== undefined) return { userId, organizationId: asked.organizationId }
  return { userId, organizationId: asked.userId === undefined ? organizationId : null }
}

export const mayActFor = ({ userId, organizationId }: AccountOwner): SQL =>
  organizationId === null
    ? sql`true`
    : sql`exists (select from ${organizationMembers} member
        where member.organization_id = ${organizationId} and member.user_id = ${userId}
          and member.is_verified)`

/** None if the user may not act for the owner. */
export const ownAccountIds = (owner: AccountOwner): SQL => sql`
  select own.utility_account_id from ${utilityAccountOwners} own
  where ${
    owner.organizationId === null
      ? sql`own.user_id = ${owner.userId}`
      : sql`own.organization_id = ${owner.organizationId} and ${mayActFor(owner)}`
  }`

/** On a row of `utility_accounts`. */
export const isOwnAccount = (owner: AccountOwner): SQL =>
  sql`${utilityAccounts.id} in (${ownAccountIds(owner)})`

/** `utility_accounts` has this number: customer and location, as `1001-5001`. */
export function hasNumber(number: string): SQL {
  const [customer = '', location = '', ...rest] = number.split('-')
  if (rest.length > 0) return sql`false`
  return hasNumbers(customer, location)
}

/** The same by its two numbers. */
export const hasNumbers = (customerId: string, locationId: string): SQL =>
  sql`(${utilityAccounts.customerId} = ${normalUtilityNumber(customerId)}
    and ${utilityAccounts.locationId} = ${normalUtilityNumber(locationId)})`
