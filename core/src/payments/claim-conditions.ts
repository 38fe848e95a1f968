import { type SQL, sql } from 'drizzle-orm'
import { dueNowCents } from '../billing/index.ts'
import { utilityAccounts } from '../billing/utility-accounts.sql.ts'
import type { Refusal } from '../database/refusal.ts'
import type { Context } from '../kernel/context.ts'
import { isLpiAccount } from '../permit-fees/index.ts'
import { isOwn } from '../requests/index.ts'
import { requests } from '../requests/requests.sql.ts'
import type { Item, PaymentOrder } from './payment-order.ts'
import type { Channel } from './payment-words.ts'
import { paymentItems, payments } from './payments.sql.ts'
import { purposes } from './rules.ts'

/** The order's items as rows `x`, with the account of utility billing that each is for. */
export const itemRows = (items: readonly Item[]): SQL => sql`
  json_to_recordset(${JSON.stringify(items)}::json)
    as x("accountNumber" text, "amountCents" int, "requestId" uuid)`

/** An account by the number that its owner knows: `customer-location`. */
export const accountOf = sql`a.customer_id = split_part(x."accountNumber", '-', 1)
  and a.location_id = split_part(x."accountNumber", '-', 2)`

interface Condition {
  readonly holds: SQL
  readonly kind: Refusal
  readonly code: string
}

/**
 * The statement that holds the accounts of an order until the claim stands: whoever claims another payment of
 * one waits, and sees this one.
 */
export const holdAccounts = ({ items }: PaymentOrder): SQL => sql`
  select from ${utilityAccounts} a where exists (select from ${itemRows(items)} where ${accountOf})
  order by a.id for no key update`

/**
 * Payments that are open on the account of the row `x` and shut this one out: autopay's, which nobody may pay
 * twice by hand in the same minute, and for autopay anybody's.
 */
const openOnAccount = (channel: Channel, id: string): SQL => sql`
  select from ${utilityAccounts} a
  join ${paymentItems} i on i.utility_account_id = a.id
  join ${payments} open on open.id = i.payment_id
  where ${accountOf} and open.id <> ${id} and open.status in ('created', 'submitted', 'unknown')
    ${channel === 'autopay' ? sql`` : sql`and open.channel = 'autopay'`}`

/** What has to be true of what a payment of this id pays, and what is said where it is not. */
export function claimConditions(
  { actor }: Context,
  { channel, purpose, items }: PaymentOrder,
  id: string,
): readonly Condition[] {
  const each = (condition: SQL) =>
    sql`not exists (select from ${itemRows(items)} where not (${condition}))`
  const notFound = (condition: SQL): Condition => ({
    holds: each(sql`exists (${condition})`),
    kind: 'not-found',
    code: 'Payment.AccountNotFound',
  })
  if (purposes[purpose].pays === 'number') return []
  if (purposes[purpose].pays === 'account')
    return [
      notFound(sql`select from ${utilityAccounts} a where ${accountOf}`),
      {
        holds: each(sql`not exists (${openOnAccount(channel, id)})`),
        kind: 'conflict',
        code: 'Payment.StillBeingChecked',
      },
      // Somebody has paid since autopay looked what is due.
      ...(channel === 'autopay'
        ? ([
            {
              holds: each(sql`exists (select from ${utilityAccounts} a
                where ${accountOf} and ${dueNowCents(sql`a`)} >= x."amountCents")`),
              kind: 'conflict',
              code: 'Payment.NothingToPay',
            },
          ] as const)
        : []),
    ]
  // Each has one purpose: what is paid under one name cannot be paid under another at the same time.
  const ofPurpose =
    purpose === 'LPI'
      ? sql`requests.record_type = 'LPI_Application__c'
          and ${isLpiAccount(sql`requests`, sql`x."accountNumber"`)}`
      : sql`requests.record_type <> 'LPI_Application__c'`
  // Held until the payment stands: what a request asks does not change in between.
  const request = (condition: SQL) =>
    sql`select from ${requests} where requests.id = x."requestId" and ${ofPurpose} and ${condition} for share`
  return [
    // A guest's is known by its id, which only its form and its mails name; whoever has them may pay what it asks.
    notFound(request(actor.kind === 'user' ? sql`(${isOwn(actor)} or ${isGuests})` : isGuests)),
    {
      holds: each(
        sql`exists (${request(sql`requests.paid_at is null and requests.closed_at is null`)})`,
      ),
      kind: 'conflict',
      code: 'Payment.NothingToPay',
    },
    {
      holds: each(sql`exists (${request(sql`requests.payment_amount_cents = x."amountCents"`)})`),
      kind: 'invalid',
      code: 'Payment.AmountInvalid',
    },
  ]
}

const isGuests = sql`requests.user_id is null`
