import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { TextKey } from '../../platform/texts/defaults/index.ts'
import { paymentCustomers, savedMethods } from '../ledger/payments.sql.ts'
import { openCustomer } from './customers.ts'
import type { MethodOwner } from './method-owner.ts'
import type {
  BankNumbers,
  HostedPage,
  HostedReturn,
  PaymentMethod,
  PaymentProvider,
  SaveAnswer,
  SavedMethod,
} from './payment-provider.ts'

export interface KeptMethod extends SavedMethod {
  /** Ours; `methodId` is the provider's. */
  readonly id: string
  readonly customerId: string
}

export interface MethodHolder {
  readonly owner: MethodOwner
  readonly userId: string
}

/** The page's token is valid for 15 minutes; its form may be sent a little later. */
const pageOpenMs = 30 * 60_000

/** Oldest first. */
const selectMethods = (owner: MethodOwner): SQL => sql`
  select m.id, m.method_id as "methodId", m.kind, m.brand, m.last4, m.expiry, c.customer_id as "customerId"
  from ${paymentCustomers} c join ${savedMethods} m on m.owner = c.owner and m.removed_at is null
  where c.owner = ${owner} order by m.created_at, m.id`

interface Row extends Record<string, unknown>, KeptMethod {}

/** Oldest first, with the provider's while one of its pages may have added some, if it responds. */
export async function listSavedMethods(
  context: Context,
  provider: PaymentProvider | null,
  owner: MethodOwner,
): Promise<readonly KeptMethod[]> {
  const [{ rows: methods }, { rows }] = await Promise.all([
    context.database.read((builder) => builder.execute<Row>(selectMethods(owner))),
    context.database.read((builder) =>
      builder.execute<{ customerId: string }>(sql`
        select customer_id as "customerId" from ${paymentCustomers}
        where owner = ${owner} and stale_until is not null`),
    ),
  ])
  const [stale] = rows
  if (!stale || !provider) return methods
  try {
    return await syncMethods(context, provider, { owner, customerId: stale.customerId })
  } catch (error) {
    // `staleUntil` stays, so that the next list asks again.
    if (error instanceof DomainError && error.kind === 'unavailable') return methods
    throw error
  }
}

/**
 * Updates our table from the provider's list. A method that returns under a removed id counts as
 * new, but if that list may be older than the removal, the next list checks again. `kept` was saved
 * just now.
 */
async function syncMethods(
  { clock, database }: Context,
  provider: PaymentProvider,
  { owner, customerId }: { readonly owner: MethodOwner; readonly customerId: string },
  kept = '',
): Promise<readonly KeptMethod[]> {
  const askedAt = clock.now()
  const found = await provider.listMethods(customerId)
  const at = sql`${askedAt.toISOString()}::timestamptz`
  const rows = JSON.stringify(found.map((method) => ({ id: newId(askedAt), ...method })))
  const until = sql`${new Date(askedAt.getTime() + pageOpenMs).toISOString()}::timestamptz`
  const listed = sql`json_to_recordset(${rows}::json) as x("methodId" text)`
  const isBack = sql`m.owner = ${owner} and m.removed_at is not null and m.method_id <> ${kept}
    and m.method_id in (select x."methodId" from ${listed})`
  const { methods } = await database.write((builder) => ({
    customer: builder.execute(sql`
      update ${paymentCustomers} set stale_until = case
        when exists (select from ${savedMethods} m where ${isBack}) then ${until}
        when stale_until <= ${at} then null else stale_until end
      where owner = ${owner}`),
    kept: builder.execute(sql`
      insert into ${savedMethods} as m (id, owner, method_id, kind, brand, last4, expiry, created_at)
      select x.id, ${owner}, x."methodId", x.kind, x.brand, x.last4, x.expiry, ${at}
      from json_to_recordset(${rows}::json)
        as x(id uuid, "methodId" text, kind text, brand text, last4 text, expiry text)
      on conflict (owner, method_id) do update set kind = excluded.kind, brand = excluded.brand,
        last4 = excluded.last4, expiry = excluded.expiry,
        warned_at = case when m.expiry = excluded.expiry then m.warned_at end,
        created_at = case when m.removed_at is null then m.created_at else excluded.created_at end,
        removed_at = null`),
    // What was saved since the provider was asked is not in its list.
    gone: builder.execute(sql`
      update ${savedMethods} set removed_at = ${at}
      where owner = ${owner} and removed_at is null and created_at < ${at} and method_id not in (
        select x."methodId" from ${listed})`),
    methods: builder.execute<Row>(selectMethods(owner)),
  }))
  return methods.rows
}

const refusals: Readonly<Record<Extract<SaveAnswer, { kind: 'refused' }>['reason'], TextKey>> = {
  declined: 'Payment.APICouldNotValidateError',
  'card-number': 'Payment.APICouldNotValidateError',
  'card-expired': 'Payment.APICouldNotValidateError',
  nonce: 'Payment.APICouldNotValidateError',
  'method-gone': 'Payment.MethodNotFound',
  'bank-number': 'Billing.InvalidRoutingNumber',
  'too-many': 'Payment.TooManyMethods',
}

/**
 * By nonce or by bank numbers, which are passed on and never stored.
 * @throws invalid `Payment.APICouldNotValidateError`, `Billing.InvalidRoutingNumber` or
 * `Payment.TooManyMethods`; unavailable.
 */
export async function saveMethod(
  context: Context,
  provider: PaymentProvider,
  holder: MethodHolder,
  method: Extract<PaymentMethod, { kind: 'nonce' }> | BankNumbers,
): Promise<KeptMethod> {
  const customerId = await openCustomer(context, provider, holder)
  const answer = await provider.saveMethod(customerId, method)
  if (answer.kind === 'refused') throw new DomainError('invalid', refusals[answer.reason])
  const { owner } = holder
  const methods = await syncMethods(context, provider, { owner, customerId }, answer.methodId)
  const saved = methods.find(({ methodId }) => methodId === answer.methodId)
  // Removed in the meantime.
  if (!saved) throw new DomainError('not-found', 'Payment.MethodNotFound')
  return saved
}

/** Opens the provider's page to add methods; later lists include them. */
export async function openMethodPage(
  context: Context,
  provider: PaymentProvider,
  holder: MethodHolder,
  page: { readonly ends: HostedReturn; readonly kind: 'card' | 'bank' | 'any' },
): Promise<HostedPage> {
  const until = new Date(context.clock.now().getTime() + pageOpenMs)
  const customerId = await openCustomer(context, provider, holder, until)
  return provider.methodPage(customerId, page.ends, page.kind)
}

/** By our id. @throws not-found `Payment.MethodNotFound`, also for another user's. */
export async function findSavedMethod(
  { database }: Context,
  owner: MethodOwner,
  id: string,
): Promise<KeptMethod> {
  const rows = await database.rows<Row>(
    sql`select * from (${selectMethods(owner)}) m where m.id = ${id}`,
  )
  const [method] = rows
  if (!method) throw new DomainError('not-found', 'Payment.MethodNotFound')
  return method
}
