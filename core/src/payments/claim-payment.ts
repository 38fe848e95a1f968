import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { explainClosure, requireBillPayOpen } from '../alerts/index.ts'
import { utilityAccounts } from '../billing/utility-accounts.sql.ts'
import type { Refusal } from '../database/refusal.ts'
import { requireThat } from '../database/require-that.ts'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { newId } from '../kernel/ids.ts'
import { isLpiAccount } from '../permit-fees/index.ts'
import { isOwn } from '../requests/index.ts'
import { requests } from '../requests/requests.sql.ts'
import type { PaymentStatus } from './payment-status.ts'
import type { Channel } from './payment-words.ts'
import { type Payment, selectPayments } from './payment.ts'
import { badAmount } from './payments.errors.ts'
import { paymentEvents, paymentItems, payments } from './payments.sql.ts'
import { newReference } from './reference.ts'
import { isCitationNumber, isPayable, type Purpose, purposes } from './rules.ts'

/** Something to be paid: `customer-location`, a citation's number, or a request. */
export interface Item {
  readonly accountNumber: string
  readonly amountCents: number
  /** The request whose fee it is. */
  readonly requestId?: string | null
}

/** Who pays. */
export interface Payer {
  /** `user/{id}`, `device/{hash}`, `address/{hash}` or `job:autopay`. */
  readonly caller: string
  readonly userId: string | null
  readonly organizationId: string | null
  /** Where the receipt goes; null where a guest named none. */
  readonly email: string | null
}

/** A payment that somebody wants to make. */
export interface PaymentOrder {
  readonly purpose: Purpose
  readonly items: readonly Item[]
  readonly description: string
  readonly channel: Channel
  readonly payer: Payer
  /** The caller's own name for this payment, from the first click on; 8 to 128 characters. */
  readonly key: string
}

/** What came of a claim: a payment of this call's own, or one that was begun before. */
export interface Claimed {
  readonly payment: Payment
  readonly isNew: boolean
}

/**
 * What two orders of the same thing have in common; a request's fee is one thing, whoever pays it, and so is
 * a permit's bill, which several may have among their requests: it is told by its account.
 */
function intentOf({ purpose, items, payer }: PaymentOrder): string {
  const parts = items.map(({ accountNumber, amountCents, requestId }) =>
    requestId
      ? [purpose === 'LPI' ? accountNumber : requestId]
      : [payer.caller, accountNumber, amountCents],
  )
  return createHash('sha256')
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')
}

/** What a request asks is paid by a payment of that purpose alone, and once in it. */
const isOfRequests = (purpose: Purpose): boolean => purposes[purpose].pays === 'request'

/** An order of something else pays no request, whatever it names. */
const withoutStrangers = (order: PaymentOrder): PaymentOrder =>
  isOfRequests(order.purpose)
    ? order
    : { ...order, items: order.items.map((item) => ({ ...item, requestId: null })) }

function requirePayable({ purpose, items }: PaymentOrder): number {
  const total = items.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const areSound = items.every(
    ({ amountCents }) => Number.isSafeInteger(amountCents) && amountCents > 0,
  )
  const isOnce = !isOfRequests(purpose) || items.length === 1
  if (!areSound || !isOnce || !isPayable(total)) throw badAmount()
  if (purposes[purpose].pays === 'number' && !items.every((i) => isCitationNumber(i.accountNumber)))
    throw new DomainError('not-found', 'Payment.AccountNotFound')
  return total
}

/** The order's items as rows `x`, with the account of utility billing that each is for. */
const itemRows = (items: readonly Item[]): SQL => sql`
  json_to_recordset(${JSON.stringify(items)}::json)
    as x("accountNumber" text, "amountCents" int, "requestId" uuid)`

/** An account by the number that its owner knows: `customer-location`. */
const accountOf = sql`a.customer_id = split_part(x."accountNumber", '-', 1)
  and a.location_id = split_part(x."accountNumber", '-', 2)`

interface Condition {
  readonly holds: SQL
  readonly kind: Refusal
  readonly code: string
}

/** What has to be true of what is paid, and what is said where it is not. */
function conditions({ actor }: Context, { purpose, items }: PaymentOrder): readonly Condition[] {
  const each = (condition: SQL) =>
    sql`not exists (select from ${itemRows(items)} where not (${condition}))`
  const notFound = (condition: SQL): Condition => ({
    holds: each(sql`exists (${condition})`),
    kind: 'not-found',
    code: 'Payment.AccountNotFound',
  })
  if (purposes[purpose].pays === 'number') return []
  if (purposes[purpose].pays === 'account')
    return [notFound(sql`select from ${utilityAccounts} a where ${accountOf}`)]
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

/** Adds a payment's items and its first events, where the payment itself was added. */
function rest(
  id: string,
  { items, purpose }: PaymentOrder,
  way: readonly PaymentStatus[],
  at: SQL,
): SQL {
  // A fee is never posted to a water account, whatever number somebody gives it.
  const isOfAccount = purposes[purpose].pays === 'account' ? accountOf : sql`false`
  const steps = JSON.stringify(way.map((to, i) => ({ from: way[i - 1] ?? null, to })))
  return sql`
    with items as (
      insert into ${paymentItems} (id, payment_id, utility_account_id, request_id, account_number, amount_cents)
      select gen_random_uuid(), ${id}, a.id, (select id from ${requests} where id = x."requestId"),
        x."accountNumber", x."amountCents"
      from ${itemRows(items)} left join ${utilityAccounts} a on ${isOfAccount}
      where exists (select from ${payments} where id = ${id}))
    insert into ${paymentEvents} (id, payment_id, at, "from", "to", cause)
    select gen_random_uuid(), ${id}, ${at}, s."from", s."to", 'payer'
    from json_to_recordset(${steps}::json) as s("from" text, "to" text)
    where exists (select from ${payments} where id = ${id})`
}

/**
 * Begins a payment, once by its key, before the provider hears of it: in one round trip.
 * @throws DomainError invalid, not-found or conflict for what cannot be paid; unavailable while paying is
 *   closed.
 */
export async function claimPayment(
  context: Context,
  given: PaymentOrder,
  status: 'created' | 'submitted',
): Promise<Claimed> {
  const order = withoutStrangers(given)
  const total = requirePayable(order)
  const now = context.clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const id = newId<'payment'>(now)
  const intent = intentOf(order)
  const { payer, key } = order
  const way = status === 'created' ? (['created'] as const) : (['created', 'submitted'] as const)
  const isBegunBefore = sql`not exists (select from ${payments} where id = ${id})`
  const writing = context.database.write((builder) => [
    builder
      .insert(payments)
      .values({
        id,
        reference: newReference('P'),
        status,
        amountCents: total,
        appCode: purposes[order.purpose].appCode,
        accountType: order.purpose,
        description: order.description,
        channel: order.channel,
        caller: payer.caller,
        key,
        intent,
        userId: payer.userId,
        organizationId: payer.organizationId,
        email: sql`coalesce(${payer.email}::text, (select email from users where id = ${payer.userId}::uuid))`,
        language: context.language,
        createdAt: now,
        submittedAt: status === 'submitted' ? now : null,
        updatedAt: now,
      })
      .onConflictDoNothing(),
    builder.execute(rest(id, order, way, at)),
    builder.execute<{ payment: Payment }>(sql`
      ${selectPayments(sql`(p.caller = ${payer.caller} and p.key = ${key})
        or (p.intent = ${intent} and p.status in ('created', 'submitted', 'unknown'))`)}
      order by (p.caller = ${payer.caller} and p.key = ${key}) desc limit 1`),
    // What was paid already cannot be paid anew, but asked for again it is the same payment.
    ...conditions(context, order).map(({ holds, kind, code }) =>
      requireThat(builder, sql`${isBegunBefore} or ${holds}`, kind, code),
    ),
    // Fees of permits and forms are not billing's, and stay open while it is closed.
    ...(purposes[order.purpose].pays === 'account' ? [requireBillPayOpen(context, builder)] : []),
  ])
  const [, , { rows }] = await writing.catch(async (error: unknown) => {
    throw await explainClosure(context, error)
  })
  const payment = rows[0]?.payment
  if (!payment) throw new Error('A payment that was begun is not there')
  return { payment, isNew: payment.id === id }
}

/** What an order asks of one that was begun before: a key stands for one payment, and no other. */
export function sameIntent(payment: Payment, order: PaymentOrder): boolean {
  return payment.intent === intentOf(withoutStrangers(order))
}
