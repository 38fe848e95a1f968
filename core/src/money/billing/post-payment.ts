import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import { uuids } from '../../platform/database/uuids.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { paymentItems, payments } from '../ledger/payments.sql.ts'
import { cityToday } from './account-rows.ts'
import { utilityPayments } from './billing.sql.ts'

/** The type of the portal's own payments. */
export const portalPaymentType = 'Portal'

/** Suffix of a refund's reference. */
export const reversalMark = '-R'

/** Items of the same account are one payment on it. */
const paidBy = (...paymentIds: readonly string[]): SQL => sql`
  select i.utility_account_id, p.reference, p.approved_at, sum(i.amount_cents)::int as amount_cents
  from ${payments} p join ${paymentItems} i on i.payment_id = p.id
  where p.id in ${uuids(paymentIds)} and i.utility_account_id is not null
  group by i.utility_account_id, p.reference, p.approved_at`

const columns = sql`
  (id, utility_account_id, paid_on, amount_cents, type, reference, created_at)`

/** Posts payments to their utility accounts, once. They reduce what is due until they are booked. */
export const postPayments = (context: Context, builder: Builder, paymentIds: readonly string[]) =>
  builder.execute(sql`
    insert into ${utilityPayments} ${columns}
    select gen_random_uuid(), paid.utility_account_id,
      coalesce((paid.approved_at at time zone ${context.city.timeZone})::date, ${cityToday(context)}),
      paid.amount_cents, ${portalPaymentType}, paid.reference, ${context.clock.now().toISOString()}::timestamptz
    from (${paidBy(...paymentIds)}) paid
    on conflict (utility_account_id, reference) do nothing`)

/** Reverses a posting, idempotently: deletes one not fetched yet, otherwise adds a negative one. */
export const unpostPayment = (context: Context, builder: Builder, paymentId: string) =>
  builder.execute(sql`
    with paid as (${paidBy(paymentId)}),
    gone as (
      delete from ${utilityPayments} u using paid
      where u.utility_account_id = paid.utility_account_id and u.reference = paid.reference
        and u.posted_at is null
    )
    insert into ${utilityPayments} ${columns}
    select gen_random_uuid(), u.utility_account_id, ${cityToday(context)}, -u.amount_cents,
      ${portalPaymentType}, u.reference || ${reversalMark}, ${context.clock.now().toISOString()}::timestamptz
    from ${utilityPayments} u
    join paid on u.utility_account_id = paid.utility_account_id and u.reference = paid.reference
    where u.posted_at is not null
    on conflict (utility_account_id, reference) do nothing`)

/** Reverses a part by a negative posting. */
export const postPartBack = (
  context: Context,
  builder: Builder,
  paymentId: string,
  backCents: number,
) =>
  builder.execute(sql`
    insert into ${utilityPayments} ${columns}
    select gen_random_uuid(), paid.utility_account_id, ${cityToday(context)}, -${backCents}::int,
      ${portalPaymentType}, paid.reference || ${reversalMark}, ${context.clock.now().toISOString()}::timestamptz
    from (${paidBy(paymentId)}) paid
    on conflict (utility_account_id, reference) do nothing`)
