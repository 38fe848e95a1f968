import { eq, sql } from 'drizzle-orm'
import { requireAdmin } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { toCents } from '../../platform/kernel/money.ts'
import { required, requireValid } from '../../platform/kernel/validation.ts'
import { refunds } from '../ledger/payments.sql.ts'
import { isPaid } from '../ledger/rules.ts'
import { assess } from './assess.ts'
import type { OrderAnswer, PaymentProvider } from './payment-provider.ts'
import { type Payment, paymentsById } from './payment.ts'
import { notTaken, paymentNotFound } from './payments.errors.ts'
import { newReference } from './reference.ts'
import { refundsAtProvider, voidAtProvider } from './refund-at-provider.ts'
import { transition } from './transition.ts'

export interface RefundOrder {
  readonly paymentId: string
  readonly amountCents: number | null
  /** For staff and the audit log. */
  readonly reason: string
}

export interface RefundOutcome {
  readonly kind: 'void' | 'refund'
  /** Left to the sweep. */
  readonly isUnknown: boolean
}

export const longestReason = 500

function requireRefundable(payment: Payment, amountCents: number): 'void' | 'refund' {
  const { status, items } = payment
  if (!isPaid(status)) throw new DomainError('conflict', 'Payments.NotRefundable')
  const isWhole = amountCents === payment.amountCents
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0 || amountCents > payment.amountCents)
    throw new DomainError('invalid', 'Payments.RefundAmountInvalid', [
      { field: 'amount', code: 'Payments.RefundAmountInvalid' },
    ])
  // Unsettled payments can only be voided whole; a part belongs to none of several accounts.
  if (!isWhole && (status === 'approved' || items.length > 1))
    throw new DomainError('conflict', 'Payments.RefundWholeOnly')
  return status === 'approved' ? 'void' : 'refund'
}

export interface OpenRefund {
  readonly id: string
  readonly kind: 'void' | 'refund'
  readonly amountCents: number
}

interface RefundClaim extends OpenRefund {
  readonly paymentId: string
  readonly reference: string
  readonly reason: string
  readonly staffId: string
}

/** Saved before the provider is called; at most one open per payment. */
async function claimRefund(
  context: Context,
  { id, kind, amountCents, paymentId, reference, reason, staffId }: RefundClaim,
): Promise<void> {
  const now = context.clock.now()
  await context.database.write((builder) => [
    builder
      .insert(refunds)
      .values({
        id,
        paymentId,
        reference,
        kind,
        status: 'submitted',
        amountCents,
        reason: reason.trim().slice(0, longestReason),
        staffId,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing(),
    requireThat(
      builder,
      sql`exists (select from ${refunds} where id = ${id})`,
      'conflict',
      'Payments.RefundedAlready',
    ),
    audit(context, builder, {
      operation: 'refundPayment',
      entity: 'payment',
      entityId: paymentId,
      details: { kind, amountCents, reason },
    }),
  ])
}

/** As far as the provider has answered. */
export type RefundEnd =
  | { readonly status: 'done'; readonly transactionId: string }
  | { readonly status: 'refused' | 'unknown' }

function endBy(answer: OrderAnswer): RefundEnd {
  switch (answer.kind) {
    case 'approved':
      return { status: 'done', transactionId: answer.transactionId }
    case 'held':
    case 'duplicate':
    case 'unknown':
      return { status: 'unknown' }
    case 'used-nonce':
    case 'declined':
    case 'refused':
      return { status: 'refused' }
  }
}

/** A completed refund also changes the payment's status. */
export async function concludeRefund(
  context: Context,
  payment: Payment,
  { id, kind, amountCents }: OpenRefund,
  end: RefundEnd,
): Promise<void> {
  const { status } = end
  const isDone = status === 'done'
  if (isDone) {
    const to = kind === 'void' ? ('voided' as const) : ('refunded' as const)
    await transition(context, payment, { to, cause: 'staff', backCents: amountCents })
  }
  const transactionId = isDone ? end.transactionId : null
  await context.database.write((builder) => [
    builder
      .update(refunds)
      .set({ status, transactionId, updatedAt: context.clock.now() })
      .where(eq(refunds.id, id)),
  ])
}

/** Asks the provider: a proxy may send an order twice, and only the second be refused. */
async function booked(
  context: Context,
  provider: PaymentProvider,
  { kind, reference }: RefundClaim,
  chargeId: string,
  result: RefundEnd,
): Promise<RefundEnd> {
  const refundOrder = { kind, reference, createdAt: context.clock.now().toISOString() }
  try {
    const transactionId =
      kind === 'void'
        ? await voidAtProvider(provider, chargeId)
        : (await refundsAtProvider(context, provider, [refundOrder])).get(reference)
    return transactionId ? { status: 'done', transactionId } : result
  } catch (error) {
    // The provider is unavailable: the sweep asks again.
    if (error instanceof DomainError && error.kind === 'unavailable') return { status: 'unknown' }
    throw error
  }
}

/**
 * Until the daily reconciliation, a settled payment looks open here, and can only be refunded: asks
 * the provider, and falls back to our status.
 */
async function asItStands(
  context: Context,
  provider: PaymentProvider,
  payment: Payment,
  transactionId: string,
): Promise<Payment> {
  if (payment.status !== 'approved') return payment
  try {
    const details = await provider.details(transactionId)
    return details ? await assess(context, provider, payment, [details], 'staff') : payment
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'unavailable') return payment
    throw error
  }
}

/**
 * Voids an unsettled charge, refunds a settled one fully or in part. Effects follow when the
 * provider has confirmed.
 * @throws not-found; conflict if it is not paid or already refunded; invalid for a wrong amount or
 * a missing reason; unavailable if the provider refuses.
 */
export async function refundPayment(
  context: Context,
  provider: PaymentProvider,
  { paymentId, amountCents, reason }: RefundOrder,
): Promise<RefundOutcome> {
  const { userId: staffId } = requireAdmin(context)
  requireValid(required('reason', reason))
  const [known] = await paymentsById(context, [paymentId])
  if (!known?.transactionId) throw paymentNotFound()
  const payment = await asItStands(context, provider, known, known.transactionId)
  const amount = amountCents ?? payment.amountCents
  const kind = requireRefundable(payment, amount)
  const id = newId<'refund'>(context.clock.now())
  const reference = newReference('R')
  const refund = { id, kind, amountCents: amount, paymentId, reference, reason, staffId }
  await claimRefund(context, refund)
  const order = { reference, amount: toCents(amount), description: reason, email: null }
  const chargeId = known.transactionId
  const answer = await (kind === 'void'
    ? provider.voidCharge(chargeId)
    : provider.refund(chargeId, order))
  const result = endBy(answer)
  const end =
    result.status === 'done' ? result : await booked(context, provider, refund, chargeId, result)
  await concludeRefund(context, payment, refund, end)
  if (end.status === 'refused') throw notTaken()
  return { kind, isUnknown: end.status === 'unknown' }
}
