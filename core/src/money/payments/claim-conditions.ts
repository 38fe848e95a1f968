import { type SQL, sql } from 'drizzle-orm'
import { isOwn } from '../../casework/requests/index.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { billPayOpen } from '../../content/alerts/index.ts'
import type { Condition } from '../../platform/database/require-that.ts'
import { texts } from '../../platform/database/texts-in.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { arrangedCents, dueNowCents } from '../billing/index.ts'
import { citations } from '../citations/citations.sql.ts'
import { isByJob, jobChannels, maximumPaymentCents, purposes } from '../ledger/rules.ts'
import { isLpiAccount } from '../permit-fees/index.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { isBeingPaid } from './being-paid.ts'
import { accountOf, itemRows } from './item-rows.ts'
import type { Item, PaymentOrder } from './payment-order.ts'

/** Locks an order's accounts until the claim is saved: a concurrent claim waits, then sees it. */
export const holdAccounts = ({ items }: Pick<PaymentOrder, 'items'>): SQL => sql`
  select from ${utilityAccounts} held where held.id = any (array(
    select (select a.id from ${utilityAccounts} a where ${accountOf}) from ${itemRows(items)}))
  order by held.id for no key update`

/** Whether every item's row `x` meets the condition. */
const each = (items: readonly Item[], condition: SQL): SQL =>
  sql`not exists (select from ${itemRows(items)} where not (${condition}))`

/** What a job may take of account `a`: autopay leaves an arrangement's installments alone. */
export const takeableCents = (channel: Paid['channel']): SQL => {
  const due = dueNowCents(sql`a`)
  return channel === 'autopay' ? sql`(${due} - ${arrangedCents(sql`a`)})` : due
}

function accountConditions(
  context: Context,
  { channel, items }: Paid,
  id: string,
): readonly Condition[] {
  // `offset` keeps Postgres from checking the condition on every account first.
  const account = (condition: SQL) =>
    each(
      items,
      sql`exists (select from ${utilityAccounts} a where ${accountOf} and ${condition} offset 0)`,
    )
  const due = dueNowCents(sql`a`)
  // While a job charges an account, no one can pay it by hand; jobs wait for people.
  const others = isByJob(channel)
    ? sql`open.id <> ${id}`
    : sql`open.id <> ${id} and open.channel in ${texts(jobChannels)}`
  const wholeOnly: Condition = {
    holds: account(sql`x."amountCents" >= least(${due}, ${maximumPaymentCents})`),
    kind: 'invalid',
    code: 'Payment.WholeOnly',
  }
  // Another payment came after the job read the amount due.
  const stillDue: Condition = {
    holds: account(sql`${takeableCents(channel)} >= x."amountCents"`),
    kind: 'conflict',
    code: 'Payment.NothingToPay',
  }
  return [
    { holds: account(sql`true`), kind: 'not-found', code: 'Payment.AccountNotFound' },
    {
      holds: account(sql`not ${isBeingPaid(sql`a`, others)}`),
      kind: 'conflict',
      code: 'Payment.StillBeingChecked',
    },
    ...(isByJob(channel) ? [stillDue] : []),
    ...(context.city.takesPartialPayments || isByJob(channel) ? [] : [wholeOnly]),
    // Permit and form fees are not billing's, and stay open while it is closed.
    billPayOpen(context),
  ]
}

/** The row `requests` that item `x` pays. */
function request({ purpose }: Paid, condition: SQL): SQL {
  // A request has one purpose: it cannot be paid under two at the same time.
  const ofPurpose =
    purpose === 'LPI'
      ? sql`requests.record_type = 'LPI_Application__c'
          and ${isLpiAccount(sql`requests`, sql`x."accountNumber"`)}`
      : sql`requests.record_type <> 'LPI_Application__c'`
  // Locked until the payment is saved: the request's fee cannot change in between.
  return sql`exists (select from ${requests}
    where requests.id = x."requestId" and ${ofPurpose} and ${condition} for share)`
}

/** The citation `c` that item `x` pays, locked until the payment is saved. */
const citation = (condition: SQL): SQL => sql`exists (
  select from ${citations} c where c.number = x."accountNumber" and ${condition} for share)`

type Paid = Pick<PaymentOrder, 'channel' | 'purpose' | 'items'>

/** For every payer, each with its error. */
export function standingConditions(context: Context, paid: Paid, id: string): readonly Condition[] {
  const { items, purpose } = paid
  switch (purposes[purpose].pays) {
    case 'number':
      return [
        {
          holds: each(items, citation(sql`true`)),
          kind: 'not-found',
          code: 'Payment.CitationNotFound',
        },
        {
          holds: each(items, citation(sql`c.paid_at is null and c.balance_cents > 0`)),
          kind: 'conflict',
          code: 'Payment.NothingToPay',
        },
        {
          holds: each(items, citation(sql`c.balance_cents = x."amountCents"`)),
          kind: 'invalid',
          code: 'Payment.CitationAmount',
        },
      ]
    case 'account':
      return accountConditions(context, paid, id)
    case 'request': {
      const isOpen = sql`requests.paid_at is null and requests.closed_at is null`
      const isAsked = sql`requests.payment_amount_cents = x."amountCents"`
      return [
        {
          holds: each(items, request(paid, isOpen)),
          kind: 'conflict',
          code: 'Payment.NothingToPay',
        },
        {
          holds: each(items, request(paid, isAsked)),
          kind: 'invalid',
          code: 'Payment.AmountInvalid',
        },
      ]
    }
  }
}

/** `standingConditions`, and that the user may pay. */
export function claimConditions(context: Context, order: Paid, id: string): readonly Condition[] {
  const standing = standingConditions(context, order, id)
  if (purposes[order.purpose].pays !== 'request') return standing
  const holds = each(order.items, request(order, mayPay(context)))
  return [{ holds, kind: 'not-found', code: 'Payment.AccountNotFound' }, ...standing]
}

const isGuests = sql`requests.user_id is null`

/** A guest's request is known only by its id, from its emails: anyone with the id may pay. */
export const mayPay = ({ actor }: Context): SQL =>
  actor.kind === 'user' ? sql`(${isOwn(actor)} or ${isGuests})` : isGuests
