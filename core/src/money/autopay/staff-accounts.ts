import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { savedMethods } from '../ledger/payments.sql.ts'
import { type AccountNumbers, hasNumbers } from '../utility-accounts/index.ts'
import { utilityAccountOwners, utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { autopays } from './autopay.sql.ts'
import { ending } from './end-autopay.ts'
import { type AutopayCode, autopayCode } from './rules.ts'

interface Row extends Record<string, unknown> {
  readonly CustomerId: string
  readonly LocationId: string
  readonly address1: string
  readonly AutopayId: string | null
  readonly kind: 'card' | 'bank' | null
  readonly brand: string | null
}

export interface StaffAccount extends Pick<
  Row,
  'CustomerId' | 'LocationId' | 'address1' | 'AutopayId'
> {
  readonly AutopayStatus: AutopayCode | ''
}

/** For staff. @throws forbidden unless staff. */
export async function listUserUtilityAccounts(
  context: Context,
  userId: string,
): Promise<readonly StaffAccount[]> {
  requireStaff(context, 'listUserUtilityAccounts')
  const rows = await context.database.rows<Row>(sql`
    select u.customer_id as "CustomerId", u.location_id as "LocationId", u.address1,
      a.id as "AutopayId", m.kind, m.brand
    from ${utilityAccountOwners} own
    join ${utilityAccounts} u on u.id = own.utility_account_id
    left join ${autopays} a on a.utility_account_id = u.id and a.ended_at is null
    left join ${savedMethods} m on m.id = a.saved_method_id
    where own.user_id = ${userId}
    order by u.customer_id, u.location_id`)
  return rows.map(({ CustomerId, LocationId, address1, AutopayId, kind, brand }) => ({
    CustomerId,
    LocationId,
    address1,
    AutopayId,
    AutopayStatus: kind === null || brand === null ? '' : autopayCode({ kind, brand }),
  }))
}

/**
 * Spec, admin section 2.3. Also ends the person's autopay.
 * @throws not-found if it is not the person's own; forbidden unless staff.
 */
export async function removeUserUtilityAccount(
  context: Context,
  { userId, customerId, locationId }: AccountNumbers & { readonly userId: string },
): Promise<void> {
  requireStaff(context, 'removeUserUtilityAccount')
  const isMeant = hasNumbers(customerId, locationId)
  const care = sql`
    ${utilityAccountOwners.userId} = ${userId} and ${utilityAccountOwners.utilityAccountId} in (
      select ${utilityAccounts.id} from ${utilityAccounts} where ${isMeant})`
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`exists (select from ${utilityAccountOwners} where ${care})`,
      'not-found',
      'Billing.AccountNotFound',
    ),
    builder.execute(ending(context, sql`${autopays.userId} = ${userId} and ${isMeant}`)),
    builder.execute(sql`delete from ${utilityAccountOwners} where ${care}`),
    audit(context, builder, {
      operation: 'removeUserUtilityAccount',
      entity: 'user',
      entityId: userId,
      details: { customerId, locationId },
    }),
  ])
}
