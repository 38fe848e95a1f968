import { and, eq, sql } from 'drizzle-orm'
import { explainClosure } from '../../content/alerts/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { toCents } from '../../platform/kernel/money.ts'
import { paymentCustomers, payments } from '../ledger/payments.sql.ts'
import type { PaymentQuestion } from '../ledger/rules.ts'
import { purposes } from '../ledger/rules.ts'
import { askPayer } from './ask-payer.ts'
import { holdAccounts, standingConditions } from './claim-conditions.ts'
import { claimPayment } from './claim-payment.ts'
import { ownerOfRow } from './method-owner.ts'
import { nothingToConfirm } from './open-questions.ts'
import type { PaymentOrder } from './payment-order.ts'
import type { HostedPage, HostedReturn, PaymentProvider } from './payment-provider.ts'
import { findPayments, type Payment } from './payment.ts'
import { paymentNotFound, stillOpen } from './payments.errors.ts'
import { transition } from './transition.ts'

/** The payer types the card on the provider's page. */
export type HostedOrder = Omit<PaymentOrder, 'channel' | 'key'>

/**
 * The same order again, in another window or after a reload, is the same payment.
 * @throws as `claimPayment`; conflict `Payment.StillBeingChecked` while another payment of the same
 * item is open.
 */
export async function beginPayment(context: Context, order: HostedOrder): Promise<Payment> {
  const whole: PaymentOrder = { ...order, channel: 'hosted', key: crypto.randomUUID() }
  const { payment, isNew } = await claimPayment(context, whole, 'created')
  const isOwn = payment.caller === order.payer.caller && payment.channel === 'hosted'
  if (!isNew && !isOwn) throw stillOpen('Payment.StillBeingChecked')
  return payment
}

/**
 * The caller must have checked the user.
 * @throws not-found if no payment waits under the reference; conflict, invalid or unavailable if it
 * can no longer be paid, or not now.
 */
export async function openHostedPage(
  context: Context,
  provider: PaymentProvider,
  reference: string,
  ends: HostedReturn,
  confirmed: readonly PaymentQuestion[] = [],
): Promise<HostedPage> {
  const waits = sql`p.reference = ${reference} and p.channel = 'hosted' and p.status in ('created', 'submitted')`
  const [[payment], { rows }] = await Promise.all([
    findPayments(context, waits),
    context.database.read((builder) =>
      builder.execute<{ customerId: string }>(sql`
        select c.customer_id as "customerId" from ${payments} p join ${paymentCustomers} c
          on c.owner = ${ownerOfRow(sql`p`)}
        where ${waits}`),
    ),
  ])
  if (!payment) throw paymentNotFound()
  const page = await provider.paymentPage(
    {
      reference,
      amount: toCents(payment.amountCents),
      description: payment.description,
      email: payment.email,
    },
    ends,
    // Offers the payer's saved methods there.
    rows[0]?.customerId ?? null,
  )
  await letTake(context, payment, confirmed)
  return page
}

/**
 * Checks the conditions again: from here on the provider can take the money, and payments may be
 * closed by now, or another user may have paid. Another window only restarts the 15 minutes.
 */
async function letTake(
  context: Context,
  payment: Payment,
  confirmed: readonly PaymentQuestion[],
): Promise<void> {
  const { accountType: purpose, channel, id, intent, items } = payment
  const paid = { purpose, channel, items }
  const questioned = { ...paid, intent, confirmed: [...payment.confirmed, ...confirmed] }
  const conditions = [
    ...standingConditions(context, paid, id),
    nothingToConfirm(context, questioned),
  ]
  const hold = purposes[purpose].pays === 'account' ? { hold: holdAccounts(paid) } : {}
  const step = { to: 'submitted', cause: 'payer', conditions, ...hold } as const
  const again = context.clock.now()
  try {
    if (await transition(context, payment, step)) return
    await context.database.write((builder) => [
      builder
        .update(payments)
        .set({ updatedAt: again })
        .where(and(eq(payments.id, id), eq(payments.status, 'submitted'))),
      ...(step.hold ? [builder.execute(step.hold)] : []),
      ...conditions.map(({ holds, kind, code }) => requireThat(builder, holds, kind, code)),
    ])
  } catch (error) {
    throw await askPayer(context, questioned, payment, await explainClosure(context, error))
  }
}
