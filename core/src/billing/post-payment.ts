import { sql } from 'drizzle-orm'
import type { Builder } from '../database/database.ts'
import type { Context } from '../kernel/context.ts'
import { paymentItems, payments } from '../payments/payments.sql.ts'
import { utilityPayments } from './billing.sql.ts'

/** How the portal's own payments are called among those of an account. */
const ownType = 'Portal'

/** What money given back is told from its payment by. */
const backMark = '-R'

const today = ({ clock, city }: Context) =>
  sql`(${clock.now().toISOString()}::timestamptz at time zone ${city.timeZone})::date`

/**
 * The statement that posts a payment to the accounts of utility billing that it pays, once; what is for
 * something else is left out. It goes into the `write` by which the payment is paid.
 */
export const postPayment = (context: Context, builder: Builder, paymentId: string) =>
  builder.execute(sql`
    insert into ${utilityPayments} (id, utility_account_id, paid_on, amount_cents, type, reference, created_at)
    select gen_random_uuid(), i.utility_account_id, ${today(context)}, sum(i.amount_cents), ${ownType},
      p.reference, ${context.clock.now().toISOString()}::timestamptz
    from ${payments} p join ${paymentItems} i on i.payment_id = p.id
    where p.id = ${paymentId} and i.utility_account_id is not null
    group by i.utility_account_id, p.reference
    on conflict (utility_account_id, reference) do nothing`)

/**
 * The statements that take a posting back: gone where the billing system has not seen it yet, else
 * balanced by a negative one, which it is told of like any other.
 */
export const unpostPayment = (context: Context, builder: Builder, paymentId: string) =>
  builder.execute(sql`
    with own as (select reference from ${payments} where id = ${paymentId}),
    gone as (
      delete from ${utilityPayments} u using own
      where u.reference = own.reference and u.type = ${ownType} and u.posted_at is null)
    insert into ${utilityPayments} (id, utility_account_id, paid_on, amount_cents, type, reference, created_at)
    select gen_random_uuid(), u.utility_account_id, ${today(context)}, -u.amount_cents, ${ownType},
      u.reference || ${backMark}, ${context.clock.now().toISOString()}::timestamptz
    from ${utilityPayments} u join own on own.reference = u.reference
    where u.type = ${ownType} and u.posted_at is not null
    on conflict (utility_account_id, reference) do nothing`)
