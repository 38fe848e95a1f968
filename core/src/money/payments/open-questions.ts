import { type SQL, sql } from 'drizzle-orm'
import type { Condition } from '../../platform/database/require-that.ts'
import { texts } from '../../platform/database/texts-in.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { utilityPayments } from '../billing/billing.sql.ts'
import { cityToday, dueNowCents } from '../billing/index.ts'
import { paymentItems, payments } from '../ledger/payments.sql.ts'
import { isByJob, minimumPaymentCents, purposes } from '../ledger/rules.ts'
import type { PaymentQuestion } from '../ledger/rules.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { accountOf, itemRows } from './item-rows.ts'
import type { PaymentOrder } from './payment-order.ts'

export interface Questioned extends Pick<PaymentOrder, 'channel' | 'purpose' | 'items'> {
  /** An open payment with this key is the same order. */
  readonly intent: string
  readonly confirmed: readonly PaymentQuestion[]
}

const recentHours = 24

/** Jobs cannot be asked; they have their own conditions. */
const isAttended = ({ channel }: Questioned): boolean => !isByJob(channel)

/** Requests and citations are paid exactly, and once: no questions. */
export const hasQuestions = (paid: Questioned): boolean =>
  isAttended(paid) && purposes[paid.purpose].pays === 'account'

/** The amount offered on each account, in total if it is named twice. */
const offers = ({ items }: Questioned): SQL => sql`
  select a.id, a.customer_id || '-' || a.location_id as number, a.balance_cents,
    sum(x."amountCents")::bigint as cents
  from ${itemRows(items)}
  cross join lateral (select * from ${utilityAccounts} a where ${accountOf} offset 0) a
  group by a.id, a.customer_id, a.location_id, a.balance_cents`

/** The newest payment of the same amount on an account `offer`, by the portal or elsewhere. */
function sameSum(context: Context, { intent }: Questioned): SQL {
  const now = context.clock.now().toISOString()
  const takenAt = sql`coalesce(p.approved_at, p.submitted_at, p.created_at)`
  return sql`
    select ${takenAt} as at, (${takenAt} at time zone ${context.city.timeZone})::date as day,
      p.status in ('submitted', 'unknown') as is_open, p.caller, p.user_id
    from ${payments} p
    where p.id in (select i.payment_id from ${paymentItems} i where i.utility_account_id = offer.id)
      and p.status in ('submitted', 'unknown', 'approved', 'settled')
      and not (p.intent = ${intent} and p.status in ('submitted', 'unknown'))
      and ${takenAt} > ${now}::timestamptz - make_interval(hours => ${recentHours})
      and offer.cents = (select sum(i.amount_cents) from ${paymentItems} i
        where i.payment_id = p.id and i.utility_account_id = offer.id)
    union all
    select null, u.paid_on, false, null, null from ${utilityPayments} u
    where u.utility_account_id = offer.id and u.amount_cents = offer.cents
      and u.paid_on >= ${cityToday(context)} - 1
      and not exists (select from ${payments} own where own.reference = u.reference)
    order by day desc, at desc nulls last limit 1`
}

/**
 * Rows: `code`, the account's `number`, the `cents` offered, the `due` amount, and the earlier
 * payment's `at`, `day`, `is_open`, `caller` and `user_id`.
 */
export const openQuestions = (context: Context, paid: Questioned): SQL => sql`
  select q.code, offer.id as account_id, offer.number, offer.cents, now_due.due, same.*
  from (${offers(paid)}) offer
  cross join lateral (select ${dueNowCents(sql`offer`)} as due) now_due
  left join lateral (${sameSum(context, paid)}) same on true
  cross join lateral (values
    ('Payment.NothingDue', now_due.due <= 0),
    ('Payment.PaidRecently', same.day is not null),
    ('Payment.MoreThanDue', now_due.due > 0 and
      offer.cents > greatest(now_due.due, ${minimumPaymentCents}) + ${context.city.overpaymentLimitCents}::int)
  ) q(code, holds)
  where q.holds and q.code not in ${texts(paid.confirmed)}`

/** `askPayer` returns its questions. */
export const toConfirm = 'Payment.ToConfirm'

/** In the payment's own write: with the accounts locked, the second of two tabs is asked. */
export const nothingToConfirm = (context: Context, paid: Questioned): Condition => ({
  holds: hasQuestions(paid) ? sql`not exists (${openQuestions(context, paid)})` : sql`true`,
  kind: 'conflict',
  code: toConfirm,
})
