import { sql } from 'drizzle-orm'
import { billPayOpen } from '../../content/alerts/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { paymentEvents, paymentItems, payments } from '../ledger/payments.sql.ts'
import { isPayable, type jobChannels, purposes } from '../ledger/rules.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { isBeingPaid } from './being-paid.ts'
import { holdAccounts, takeableCents } from './claim-conditions.ts'
import { intentOf, plainOrder } from './claim-payment.ts'
import { accountPlace } from './item-names.ts'
import { accountOf } from './item-rows.ts'
import type { PaymentOrder } from './payment-order.ts'
import { type Payment, selectPayments } from './payment.ts'
import { newReference } from './reference.ts'

/** A job's order: one water account. */
export interface JobOrder extends PaymentOrder {
  readonly purpose: 'UTILITY'
  readonly channel: (typeof jobChannels)[number]
  /** Of the receipt. */
  readonly language: Language
}

function rowsOf(context: Context, orders: readonly JobOrder[]) {
  const accounts = new Set<string>()
  return orders.flatMap((order) => {
    const [item, ...others] = plainOrder(order).items
    if (!item || others.length > 0 || !isPayable(item.amountCents)) return []
    // Another payment of the account must see the first.
    if (accounts.has(item.accountNumber)) return []
    accounts.add(item.accountNumber)
    const { description, key, language, payer } = order
    return [
      {
        id: newId<'payment'>(context.clock.now()),
        reference: newReference('P'),
        intent: intentOf(plainOrder(order)),
        accountNumber: item.accountNumber,
        amountCents: item.amountCents,
        description,
        key,
        language,
        ...payer,
      },
    ]
  })
}

/**
 * Saves orders of one job as submitted payments, by their keys, before the provider is called, in
 * one round trip. On the same conditions as `claimPayment`; what does not meet them, or was claimed
 * before, is left out: `claimPayment` says why.
 */
export async function claimTogether(
  context: Context,
  orders: readonly JobOrder[],
): Promise<ReadonlyMap<string, Payment>> {
  const rows = rowsOf(context, orders)
  const [order] = orders
  if (!order || rows.length === 0) return new Map()
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as x(id uuid, reference text, intent text,
    "accountNumber" text, "amountCents" int, description text, key text, language text, caller text,
    "userId" uuid, "organizationId" uuid, email text)`
  const payer = { userId: sql`x."userId"`, organizationId: sql`x."organizationId"` }
  const { found } = await context.database.write((builder) => ({
    // Until the commit a claim of the same account waits, and then sees these.
    held: builder.execute(holdAccounts({ items: rows })),
    begun: builder.execute(sql`
      with x as materialized (
        select x.*, a.id as account_id, ${accountPlace(payer)} as place
        from ${given}
        cross join lateral (select * from ${utilityAccounts} a where ${accountOf} offset 0) a
        where not ${isBeingPaid(sql`a`, sql`true`)} and ${takeableCents(order.channel)} >= x."amountCents"
          and (select ${billPayOpen(context).holds})),
      begun as (
        insert into ${payments} (id, reference, status, amount_cents, app_code, account_type, description, channel,
          caller, key, intent, user_id, organization_id, email, language, created_at, submitted_at, updated_at)
        select id, reference, 'submitted', "amountCents", ${purposes[order.purpose].appCode}, ${order.purpose},
          left(description, 255), ${order.channel}, caller, key, intent, "userId", "organizationId",
          coalesce(email, (select email from users where users.id = x."userId")), language, ${at}, ${at}, ${at}
        from x
        on conflict do nothing
        returning id),
      items as (
        insert into ${paymentItems} (id, payment_id, utility_account_id, account_number, amount_cents, place)
        select gen_random_uuid(), x.id, account_id, "accountNumber", "amountCents", coalesce(place, '')
        from begun join x on x.id = begun.id)
      insert into ${paymentEvents} (id, payment_id, at, "from", "to", cause)
      select gen_random_uuid(), begun.id, ${at}, step."from", step."to", 'payer'
      from begun cross join (values (null::text, 'created'), ('created', 'submitted')) as step("from", "to")`),
    found: builder.execute<{ payment: Payment }>(
      selectPayments(
        sql`p.id in (select id from json_to_recordset(${JSON.stringify(rows.map(({ id }) => ({ id })))}::json) as x(id uuid))`,
      ),
    ),
  }))
  return new Map(found.rows.map(({ payment }) => [payment.key, payment]))
}
