import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { paymentItems, payments } from '../ledger/payments.sql.ts'
import { cityToday } from './account-rows.ts'
import { utilityPayments } from './billing.sql.ts'

/** How the portal's own payments are called among those of an account. */
export const portalPaymentType = 'Portal'

/** The suffix that separates a refund's reference from its payment's. */
export const reversalMark = '-R'

/** What a payment paid on each account: several items of one account are one payment on it. */
const paidBy = (paymentId: string): SQL => sql`
  select i.utility_account_id, p.reference, p.approved_at, sum(i.amount_cents)::int as amount_cents
  from ${payments} p join ${paymentItems} i on i.payment_id = p.id
  where p.id = ${paymentId} and i.utility_account_id is not null
  group by i.utility_account_id, p.reference, p.approved_at`

const columns = sql`
  (id, utility_account_id, paid_on, amount_cents, type, reference, created_at)`

/**
 * The statement that posts a payment to the accounts of utility billing that it pays, once; what is for
 * something else is left out. It goes into the `write` by which the payment is paid. From then on it is
 * taken off what is due, until the billing system has it in its balance.
 */
export const postPayment = (context: Context, builder: Builder, paymentId: string) =>
  builder.execute(sql`
    insert into ${utilityPayments} ${columns}
    select gen_random_uuid(), paid.utility_account_id,
      coalesce((paid.approved_at at time zone ${context.city.timeZone})::date, ${cityToday(context)}),
      paid.amount_cents, ${portalPaymentType}, paid.reference, ${context.clock.now().toISOString()}::timestamptz
    from (${paidBy(paymentId)}) paid
    on conflict (utility_account_id, reference) do nothing`)

/**
 * The statement that reverses a posting: it deletes one that the billing system has not fetched yet,
 * otherwise adds a negative one. Running it again changes nothing.
 */
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

/** The statement that reverses a part of a posting, with a negative posting for the billing system. */
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
