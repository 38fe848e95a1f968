import { type SQL, sql } from 'drizzle-orm'
import { hitRateLimits } from '../../people/identity/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { dollars } from '../../platform/database/dollars.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { required, requireValid } from '../../platform/kernel/validation.ts'
import { autopayCharges, autopays } from '../autopay/autopay.sql.ts'
import { accountObject, list, selectAccounts } from '../billing/index.ts'
import { savedMethods } from '../ledger/payments.sql.ts'
import {
  type AccountNumbers,
  type AccountOwner,
  hasNumbers,
  ownAccountIds,
  mayActFor,
  type OwnerRef,
  ownerFor,
} from '../utility-accounts/index.ts'
import { normalUtilityNumber } from '../utility-accounts/rules.ts'
import { utilityAccountOwners, utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'

export interface UtilityClaim {
  readonly customerId: string
  /** Without it: all of the customer's locations at the street number. */
  readonly locationId?: string | undefined
  readonly streetNumber: string
}

const claimed = ({ customerId, locationId = '', streetNumber }: UtilityClaim): SQL => sql`
  utility_accounts.customer_id = ${normalUtilityNumber(customerId)}
  and utility_accounts.street_number = ${normalUtilityNumber(streetNumber)}
  and ${locationId.trim() === '' ? sql`true` : sql`utility_accounts.location_id = ${normalUtilityNumber(locationId)}`}`

const ownerIds = ({ userId, organizationId }: AccountOwner): SQL =>
  organizationId === null
    ? sql`${userId}::uuid, null::uuid`
    : sql`null::uuid, ${organizationId}::uuid`

/** Refuses a customer and a street number that do not belong together. */
export const requireClaimable = (builder: Builder, claim: UtilityClaim) =>
  requireThat(
    builder,
    sql`exists (select from ${utilityAccounts} where ${claimed(claim)})`,
    'invalid',
    'Account.utility-account-street-number-mismatch',
  )

/** Statements that link the customer's accounts at the street number to the user. */
export function linkUtilityAccounts(
  context: Context,
  builder: Builder,
  owner: AccountOwner,
  claim: UtilityClaim,
) {
  const at = context.clock.now().toISOString()
  return [
    requireClaimable(builder, claim),
    // Only the database knows how many locations there are; nothing refers to a link's id.
    builder.execute(sql`
      insert into ${utilityAccountOwners} (id, utility_account_id, user_id, organization_id, created_at)
      select gen_random_uuid(), utility_accounts.id, ${ownerIds(owner)}, ${at}::timestamptz
      from ${utilityAccounts} where ${claimed(claim)}
      on conflict do nothing`),
  ]
}

const requireMayAct = (builder: Builder, owner: AccountOwner) =>
  requireThat(builder, mayActFor(owner), 'not-found', 'Organization.NotFound')

/**
 * Adds utility accounts to the user or their organization (spec, resident section 5).
 * @throws invalid for missing or mismatched values, conflict if all are added already, limited
 * after many tries, not-found for an organization the user does not act for.
 */
export async function addUtilityAccount(
  context: Context,
  { customerId, locationId, streetNumber, ...asked }: UtilityClaim & OwnerRef,
): Promise<void> {
  const owner = ownerFor(context, asked)
  requireValid([...required('customerId', customerId), ...required('streetNumber', streetNumber)])
  await hitRateLimits(context, [{ limit: 'utility-claim', key: owner.userId }])
  const claim = { customerId, locationId, streetNumber }
  await context.database.write((builder) => [
    requireMayAct(builder, owner),
    requireThat(
      builder,
      sql`not exists (select from ${utilityAccounts} where ${claimed(claim)})
        or exists (select from ${utilityAccounts} where ${claimed(claim)}
          and utility_accounts.id not in (${ownAccountIds(owner)}))`,
      'conflict',
      'Billing.duplicate-payment-account',
    ),
    ...linkUtilityAccounts(context, builder, owner, claim),
    auditEntry(context, builder, 'addUtilityAccount', owner, { customerId, locationId }),
  ])
}

const auditEntry = (
  context: Context,
  builder: Builder,
  operation: string,
  { userId, organizationId }: AccountOwner,
  details: Record<string, unknown>,
) =>
  audit(context, builder, {
    operation,
    entity: organizationId === null ? 'user' : 'organization',
    entityId: organizationId ?? userId,
    details,
  })

const own = (owner: AccountOwner, { customerId, locationId }: AccountNumbers): SQL => sql`
  select id from ${utilityAccounts}
  where ${hasNumbers(customerId, locationId)} and id in (${ownAccountIds(owner)})`

const isOf = (owner: AccountOwner): SQL =>
  owner.organizationId === null
    ? sql`user_id = ${owner.userId}`
    : sql`organization_id = ${owner.organizationId}`

/** Also ends the owner's autopay. @throws not-found for another user's account. */
export async function removeUtilityAccount(
  context: Context,
  { customerId, locationId, ...asked }: AccountNumbers & OwnerRef,
): Promise<void> {
  const owner = ownerFor(context, asked)
  const account = own(owner, { customerId, locationId })
  const at = context.clock.now().toISOString()
  await context.database.write((builder) => [
    requireThat(builder, sql`exists (${account})`, 'not-found', 'Billing.AccountNotFound'),
    builder.execute(sql`
      update ${autopays} set ended_at = ${at}::timestamptz
      where utility_account_id in (${account}) and ended_at is null and ${isOf(owner)}`),
    builder.execute(sql`
      delete from ${utilityAccountOwners}
      where utility_account_id in (${account}) and ${isOf(owner)}`),
    auditEntry(context, builder, 'removeUtilityAccount', owner, { customerId, locationId }),
  ])
}

/** @throws not-found for another user's account. */
export async function setPaperless(
  context: Context,
  {
    customerId,
    locationId,
    isPaperless,
    ...asked
  }: AccountNumbers & OwnerRef & { readonly isPaperless: boolean },
): Promise<void> {
  const owner = ownerFor(context, asked)
  const account = own(owner, { customerId, locationId })
  await context.database.write((builder) => [
    requireThat(builder, sql`exists (${account})`, 'not-found', 'Billing.AccountNotFound'),
    builder.execute(sql`
      update ${utilityAccounts} set is_paperless = ${isPaperless} where id in (${account})`),
    auditEntry(context, builder, 'setPaperless', owner, { customerId, locationId, isPaperless }),
  ])
}

// Only the payer sees which method pays and when; others see its kind (spec, resident section 3: S and
// C are bank accounts, R a card).
const autopay = (owner: AccountOwner): SQL => sql`(
  select json_build_object(
    'AutopayStatus', case when m.kind = 'card' then 'R' when m.brand ilike 'savings' then 'S'
      when m.kind = 'bank' then 'C' else '' end,
    'AutopayEnabled', y.id is not null,
    'PaymentProfileId', case when ${isOf(owner)} then m.id end,
    'AutopayId', case when ${isOf(owner)} then y.id end,
    'NextChargeOn', case when ${isOf(owner)} then c.next_on end,
    'NextChargeAmount', case when ${isOf(owner)} then ${dollars(sql`c.noticed_cents`)} end)
  from (select) nothing
  left join ${autopays} y on y.utility_account_id = own.id and y.ended_at is null
  left join ${savedMethods} m on m.id = y.saved_method_id
  left join lateral (
    select next_on, noticed_cents from ${autopayCharges} announced
    where announced.utility_account_id = own.id and announced.next_on is not null and y.id is not null
    order by announced.next_on limit 1) c on true)`

/** With autopay. @throws not-found for another person, or an organization they do not act for. */
export async function listUtilityAccounts(context: Context, asked: OwnerRef): Promise<JsonText> {
  const owner = ownerFor(context, asked)
  const found = await context.database.findJson(sql`
    with own as (${selectAccounts(sql`a.id in (${ownAccountIds(owner)})`)})
    select ${list(
      sql`json_build_object('CustomerId', own.customer_id, 'LocationId', own.location_id,
        'Autopay', ${autopay(owner)}, 'account', ${accountObject(context)})`,
      sql`own`,
      sql`own.number`,
    )}::text as body
    where ${mayActFor(owner)}`)
  if (!found) throw new DomainError('not-found', 'Organization.NotFound')
  return found
}
