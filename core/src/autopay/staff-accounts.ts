import { sql } from 'drizzle-orm'
import { requireAdmin } from '../access/index.ts'
import { utilityAccountOwners, utilityAccounts } from '../billing/utility-accounts.sql.ts'
import type { Context } from '../kernel/context.ts'
import { savedMethods } from '../payments/payments.sql.ts'
import { autopays } from './autopay.sql.ts'
import { type AutopayCode, autopayCode } from './rules.ts'

interface Row extends Record<string, unknown> {
  readonly CustomerId: string
  readonly LocationId: string
  readonly address1: string
  readonly AutopayId: string | null
  readonly kind: 'card' | 'bank' | null
  readonly brand: string | null
}

/** A user's water account as staff see it. */
export interface StaffAccount extends Pick<
  Row,
  'CustomerId' | 'LocationId' | 'address1' | 'AutopayId'
> {
  readonly AutopayStatus: AutopayCode | ''
}

/**
 * The water accounts in a person's own care, with what pays them.
 * @throws DomainError forbidden for anybody but staff.
 */
export async function listUtilityAccountsOf(
  context: Context,
  userId: string,
): Promise<readonly StaffAccount[]> {
  requireAdmin(context)
  const { rows } = await context.database.read((builder) =>
    builder.execute<Row>(sql`
      select u.customer_id as "CustomerId", u.location_id as "LocationId", u.address1,
        a.id as "AutopayId", m.kind, m.brand
      from ${utilityAccountOwners} own
      join ${utilityAccounts} u on u.id = own.utility_account_id
      left join ${autopays} a on a.utility_account_id = u.id and a.ended_at is null
      left join ${savedMethods} m on m.id = a.saved_method_id
      where own.user_id = ${userId}
      order by u.customer_id, u.location_id`),
  )
  return rows.map(({ CustomerId, LocationId, address1, AutopayId, kind, brand }) => ({
    CustomerId,
    LocationId,
    address1,
    AutopayId,
    AutopayStatus: kind === null || brand === null ? '' : autopayCode({ kind, brand }),
  }))
}
