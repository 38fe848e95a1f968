import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { requests } from '../../casework/requests/requests.sql.ts'
import { appCodes } from '../../casework/services/rules.ts'
import { explainClosure } from '../../content/alerts/index.ts'
import { countHit, hitRateLimits, wasHitAllowed } from '../../people/identity/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { texts } from '../../platform/database/texts-in.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { citations } from '../citations/citations.sql.ts'
import { isCitationNumber, normalCitationNumber } from '../citations/rules.ts'
import { paymentEvents, paymentItems, payments } from '../ledger/payments.sql.ts'
import { type PaymentStatus, isPayable, type Purpose, purposes } from '../ledger/rules.ts'
import { normalUtilityNumber } from '../utility-accounts/rules.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { askPayer } from './ask-payer.ts'
import { claimConditions, holdAccounts } from './claim-conditions.ts'
import { accountPlace, requestTitle } from './item-names.ts'
import { accountOf, itemRows } from './item-rows.ts'
import { nothingToConfirm, type Questioned } from './open-questions.ts'
import type { Payer, PaymentOrder } from './payment-order.ts'
import { type Payment, selectPayments } from './payment.ts'
import { badAmount, stillOpen } from './payments.errors.ts'
import { newReference } from './reference.ts'

/** A new payment of this call, or an earlier one. */
export interface Claimed {
  readonly payment: Payment
  readonly isNew: boolean
}

/**
 * The same for two orders of one item. Fees are one item for all payers; a permit's bill, which
 * several users may share, is keyed by its account.
 */
export function intentOf({ purpose, items, payer }: PaymentOrder): string {
  const parts = items.map(({ accountNumber, amountCents, requestId }) =>
    requestId
      ? [purpose === 'LPI' ? accountNumber : requestId]
      : purposes[purpose].pays === 'number'
        ? [accountNumber]
        : [payer.caller, accountNumber, amountCents],
  )
  return createHash('sha256')
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url')
}

/** Paid by its own purpose alone, and once. */
const isOfRequests = (purpose: Purpose): boolean => purposes[purpose].pays === 'request'

/** As stored: with utility billing's account numbers, and a request only if the order pays one. */
export function plainOrder(order: PaymentOrder): PaymentOrder {
  if (isOfRequests(order.purpose)) return order
  const isOfAccounts = purposes[order.purpose].pays === 'account'
  const items = order.items.map((item) => ({
    ...item,
    accountNumber: isOfAccounts
      ? plainNumber(item.accountNumber)
      : normalCitationNumber(item.accountNumber),
    requestId: null,
  }))
  return { ...order, items }
}

function plainNumber(accountNumber: string): string {
  const parts = accountNumber.split('-')
  if (parts.length !== 2) throw new DomainError('not-found', 'Payment.AccountNotFound')
  return parts.map(normalUtilityNumber).join('-')
}

function requirePayable({ purpose, items }: PaymentOrder): number {
  const total = items.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const areSound = items.every(
    ({ amountCents }) => Number.isSafeInteger(amountCents) && amountCents > 0,
  )
  const isOnce = !isOfRequests(purpose) || items.length === 1
  if (!areSound || !isOnce || !isPayable(total)) throw badAmount()
  if (purposes[purpose].pays === 'number' && !items.every((i) => isCitationNumber(i.accountNumber)))
    throw new DomainError('not-found', 'Payment.CitationNotFound')
  return total
}

/** The request's or the caller's booking code, else the purpose's. */
function appCodeOf({ appCode, items, purpose }: PaymentOrder): SQL {
  const codes = sql.join(
    appCodes.map((code) => sql`${code}`),
    sql`, `,
  )
  const ofRequest = sql`select payment_code from ${requests}
    where id = ${items[0]?.requestId ?? null}::uuid and payment_code in (${codes})`
  return sql`coalesce((${ofRequest}), ${appCode ?? purposes[purpose].appCode})`
}

/** On the provider's page and the payer's statement. */
const descriptionOf = (
  { language }: Context,
  { description, items, purpose }: PaymentOrder,
): SQL => {
  const id = isOfRequests(purpose) ? (items[0]?.requestId ?? null) : null
  return sql`left(coalesce(
    (select ${requestTitle(language)} from ${requests} r where r.id = ${id}::uuid), ${description}), 255)`
}

/** Ends another user's payment whose page was never opened: it cannot have taken money. */
const giveWay = (intent: string, { caller }: Payer, at: SQL): SQL => sql`
  with left_behind as (
    update ${payments} set status = 'failed', updated_at = ${at}
    where intent = ${intent} and status = 'created' and caller <> ${caller} returning id)
  insert into ${paymentEvents} (id, payment_id, at, "from", "to", cause)
  select gen_random_uuid(), id, ${at}, 'created', 'failed', 'payer' from left_behind`

/** Adds items and first events, if the payment was added. */
function rest(
  id: string,
  { items, payer, purpose }: PaymentOrder,
  way: readonly PaymentStatus[],
  at: SQL,
): SQL {
  // A fee is never posted to a water account, even if the order names one.
  const isOfAccount = purposes[purpose].pays === 'account' ? accountOf : sql`false`
  // A fee's number is its request's, a permit bill's is the permit's account.
  const number =
    purpose === 'Form Fee' ? sql`coalesce(r.number, x."accountNumber")` : sql`x."accountNumber"`
  const numbered = (type: SQL) =>
    purposes[purpose].pays === 'number'
      ? sql`(select ${type} from ${citations} c where c.number = x."accountNumber")`
      : sql`null`
  const steps = JSON.stringify(way.map((to, i) => ({ from: way[i - 1] ?? null, to })))
  return sql`
    with items as (
      insert into ${paymentItems} (id, payment_id, utility_account_id, request_id, account_number, amount_cents,
        title, title_es, place)
      select gen_random_uuid(), ${id}, a.id, r.id, ${number}, x."amountCents",
        coalesce(${requestTitle('en')}, ${numbered(sql`c.type`)}),
        coalesce(case when r.title_es is not null then ${requestTitle('es')} end, ${numbered(sql`c.type_es`)}), coalesce(${accountPlace(payer)}, r.address, '')
      from ${itemRows(items)}
      left join lateral (select a.id, a.address1 from ${utilityAccounts} a where ${isOfAccount} limit 1) a on true
      left join ${requests} r on r.id = x."requestId"
      where exists (select from ${payments} where id = ${id}))
    insert into ${paymentEvents} (id, payment_id, at, "from", "to", cause)
    select gen_random_uuid(), ${id}, ${at}, s."from", s."to", 'payer'
    from json_to_recordset(${steps}::json) as s("from" text, "to" text)
    where exists (select from ${payments} where id = ${id})`
}

/** Refusals count, since probing is mostly refused. @throws limited, with the seconds to wait. */
async function refusalOf(
  context: Context,
  { rateLimitKey, payer }: PaymentOrder,
  questioned: Questioned,
  error: unknown,
): Promise<unknown> {
  if (rateLimitKey && error instanceof DomainError) await hitRateLimits(context, [rateLimitKey])
  return askPayer(context, questioned, payer, await explainClosure(context, error))
}

/** Saves confirmations for a page that was opened before. */
const confirm = (intent: string, confirmed: readonly string[]): SQL => sql`
  update ${payments} set confirmed = array(
    select distinct unnest(confirmed || array(select * from ${texts(confirmed)})))
  where intent = ${intent} and status in ('created', 'submitted') and channel = 'hosted'`

/**
 * Once per key, before the provider is called, in one round trip.
 * @throws invalid, not-found or conflict for what cannot be paid; unavailable while payments are
 * closed; limited.
 */
export async function claimPayment(
  context: Context,
  given: PaymentOrder,
  status: 'created' | 'submitted',
): Promise<Claimed> {
  const order = plainOrder(given)
  const total = requirePayable(order)
  const now = context.clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const id = newId<'payment'>(now)
  const intent = intentOf(order)
  const { rateLimitKey, payer, key } = order
  const paysAccounts = purposes[order.purpose].pays === 'account'
  const way = status === 'created' ? (['created'] as const) : (['created', 'submitted'] as const)
  const { channel, confirmed = [], items, purpose } = order
  const questioned: Questioned = { channel, confirmed, intent, items, purpose }
  const questions = nothingToConfirm(context, questioned)
  // The same key again is the same payment; an opened page may have been paid since.
  const isKnown = sql`exists (select from ${payments}
    where caller = ${payer.caller} and key = ${key} and id <> ${id})`
  const isBegunBefore = sql`not exists (select from ${payments} where id = ${id})`
  const writing = context.database.write((builder) => ({
    earlier: builder.execute(giveWay(intent, payer, at)),
    begun: builder
      .insert(payments)
      .values({
        id,
        reference: newReference('P'),
        status,
        amountCents: total,
        appCode: appCodeOf(order),
        accountType: order.purpose,
        description: descriptionOf(context, order),
        channel: order.channel,
        caller: payer.caller,
        key,
        intent,
        confirmed: [...confirmed],
        userId: payer.userId,
        organizationId: payer.organizationId,
        email: sql`coalesce(${payer.email}::text, (select email from users where id = ${payer.userId}::uuid))`,
        language: context.isLanguageAssumed
          ? sql`coalesce((select language from users where id = ${payer.userId}::uuid), ${context.language})`
          : context.language,
        createdAt: now,
        submittedAt: status === 'submitted' ? now : null,
        updatedAt: now,
      })
      .onConflictDoNothing(),
    rest: builder.execute(rest(id, order, way, at)),
    found: builder.execute<{ payment: Payment }>(sql`
      ${selectPayments(sql`(p.caller = ${payer.caller} and p.key = ${key})
        or (p.intent = ${intent} and p.status in ('created', 'submitted', 'unknown'))`)}
      order by (p.caller = ${payer.caller} and p.key = ${key}) desc limit 1`),
    held: paysAccounts ? [builder.execute(holdAccounts(order))] : [],
    confirmed: confirmed.length > 0 ? [builder.execute(confirm(intent, confirmed))] : [],
    hit: rateLimitKey ? [countHit(builder, rateLimitKey, now)] : [],
    // A paid item cannot be paid again, but the same request returns the same payment.
    conditions: [
      ...(rateLimitKey ? [wasHitAllowed(rateLimitKey, now)] : []),
      ...claimConditions(context, order, id),
    ].map(({ holds, kind, code }) =>
      requireThat(builder, sql`${isBegunBefore} or ${holds}`, kind, code),
    ),
    questions: requireThat(
      builder,
      sql`${isKnown} or ${questions.holds}`,
      questions.kind,
      questions.code,
    ),
  }))
  const { found } = await writing.catch(async (error: unknown) => {
    throw await refusalOf(context, order, questioned, error)
  })
  const payment = found.rows[0]?.payment
  // Another payment of the item was open at the insert and ended before the read. The amount due
  // may have changed: the caller must look again.
  if (!payment) throw stillOpen('Payment.StillBeingChecked')
  return { payment, isNew: payment.id === id }
}

/** An order without a key is the same payment for this long: the provider's duplicate window. */
const sameMs = 120_000

/** Null without one: a double click without a key pays once. Confirming pays again. */
export async function recentKey(
  context: Context,
  given: Omit<PaymentOrder, 'key'>,
): Promise<string | null> {
  const { payer, confirmed = [], ...order } = plainOrder({ ...given, key: '' })
  const since = new Date(context.clock.now().getTime() - sameMs).toISOString()
  const rows = await context.database.rows<{ key: string }>(sql`
    select p.key from ${payments} p
    where p.caller = ${payer.caller} and p.intent = ${intentOf({ ...order, payer })}
      and p.created_at > ${since}::timestamptz
      and p.confirmed @> array(select * from ${texts(confirmed)})
      and p.status in ('submitted', 'unknown', 'approved', 'settled') and p.channel <> 'hosted'
    order by p.created_at desc limit 1`)
  return rows[0]?.key ?? null
}

/** One key, one payment. */
export function sameIntent(payment: Payment, order: PaymentOrder): boolean {
  return payment.intent === intentOf(plainOrder(order))
}
