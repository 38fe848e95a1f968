import { sql } from 'drizzle-orm'
import { requireBillingSystem } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { paymentItems, payments } from '../ledger/payments.sql.ts'
import { permitBillRequests, permitBills } from './permit-fees.sql.ts'

export interface ListedPermitBill extends Record<string, unknown> {
  readonly recordId: string
  readonly number: string
  readonly accountNumber: string
  readonly amountCents: number
  /** ISO instant; null while due. */
  readonly paidAt: string | null
  /** Of its payment; null while due. */
  readonly reference: string | null
}

const maxListed = 10_000

/** The newest ten thousand, or those paid since an instant. @throws unauthenticated, forbidden. */
export async function listPermitBills(
  context: Context,
  paidSince: Date | null,
): Promise<readonly ListedPermitBill[]> {
  requireBillingSystem(context, 'listPermitBills')
  const rows = await context.database.rows<ListedPermitBill>(sql`
    select b.record_id as "recordId", b.number, b.account_number as "accountNumber",
      b.interest_cents + (select sum((a ->> 'feeCents')::int) from jsonb_array_elements(b.applications) a)::int
        as "amountCents",
      to_char(b.paid_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "paidAt",
      case when b.paid_at is not null then (
        select p.reference from ${permitBillRequests} o
        join ${paymentItems} i on i.request_id = o.request_id
        join ${payments} p on p.id = i.payment_id
        where o.permit_bill_id = b.id and p.status in ('approved', 'settled')
        order by p.approved_at desc limit 1) end as reference
    from ${permitBills} b
    where ${paidSince === null ? sql`true` : sql`b.paid_at >= ${paidSince.toISOString()}::timestamptz`}
    order by b.created_at desc, b.id desc limit ${maxListed}`)
  return rows
}
