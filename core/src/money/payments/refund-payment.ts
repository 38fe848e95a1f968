import { eq, sql } from 'drizzle-orm'
import { allStaff, notifyStaff } from '../../people/staff-inbox/index.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { toCents } from '../../platform/kernel/money.ts'
import { required, requireValid } from '../../platform/kernel/validation.ts'
import { payments, refunds } from '../ledger/payments.sql.ts'
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
  /** Above the city's limit: waits for a second person. */
  readonly isProposed: boolean
}

export const longestReason = 500

export function requireRefundable(payment: Payment, amountCents: number): 'void' | 'refund' {
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

/** A refund as the provider gets it. */
export interface RefundToSend extends OpenRefund {
  readonly reference: string
  readonly reason: string
}

interface RefundClaim extends RefundToSend {
  readonly status: 'submitted' | 'proposed'
  readonly paymentId: string
  readonly staffId: string
}

/** Saved before the provider is called; at most one open per payment. */
async function claimRefund(
  context: Context,
  { id, kind, status, amountCents, paymentId, reference, reason, staffId }: RefundClaim,
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
        status,
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
    ...(status === 'proposed'
      ? [
          notifyStaff(context, builder, {
            kind: 'refund',
            about: sql`
              select staff.id as user_id, ${`refund/${id}`}::text as event_key, reference,
                reason as title, reason as title_es, ${`/payments/${paymentId}`}::text as path
              from ${payments} cross join ${allStaff} staff
              cross join (select ${reason.trim()}::text as reason) said
              where payments.id = ${paymentId}`,
          }),
        ]
      : []),
    audit(context, builder, {
      operation: 'refundPayment',
      entity: 'payment',
      entityId: paymentId,
      details: { kind, amountCents, reason, ...(status === 'proposed' && { isProposed: true }) },
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
  { kind, reference }: RefundToSend,
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

/** As it stands at the provider. @throws not-found. */
export async function refundablePayment(
  context: Context,
  provider: PaymentProvider,
  paymentId: string,
): Promise<Payment & { readonly transactionId: string }> {
  const [known] = await paymentsById(context, [paymentId])
  if (!known?.transactionId) throw paymentNotFound()
  const { transactionId } = known
  return { ...(await asItStands(context, provider, known, transactionId)), transactionId }
}

/** Asks the provider, and saves its answer. @throws unavailable if it refuses. */
export async function sendRefund(
  context: Context,
  provider: PaymentProvider,
  payment: Payment & { readonly transactionId: string },
  refund: RefundToSend,
): Promise<RefundOutcome> {
  const { kind, amountCents, reference, reason } = refund
  const order = { reference, amount: toCents(amountCents), description: reason, email: null }
  const chargeId = payment.transactionId
  const answer = await (kind === 'void'
    ? provider.voidCharge(chargeId)
    : provider.refund(chargeId, order))
  const result = endBy(answer)
  const end =
    result.status === 'done' ? result : await booked(context, provider, refund, chargeId, result)
  await concludeRefund(context, payment, refund, end)
  if (end.status === 'refused') throw notTaken()
  return { kind, isUnknown: end.status === 'unknown', isProposed: false }
}

/**
 * Voids an unsettled charge, refunds a settled one fully or in part. Effects follow when the
 * provider has confirmed. Above the city's limit, only proposes it (`approveRefund`).
 * @throws not-found; conflict if it is not paid or already refunded; invalid for a wrong amount or
 * a missing reason; unavailable if the provider refuses.
 */
export async function refundPayment(
  context: Context,
  provider: PaymentProvider,
  { paymentId, amountCents, reason }: RefundOrder,
): Promise<RefundOutcome> {
  const { userId: staffId } = requireStaff(context, 'refundPayment')
  requireValid(required('reason', reason))
  const payment = await refundablePayment(context, provider, paymentId)
  const amount = amountCents ?? payment.amountCents
  const kind = requireRefundable(payment, amount)
  const limit = context.city.refundLimitCents
  const isProposed = limit !== null && amount > limit
  const refund = {
    id: newId<'refund'>(context.clock.now()),
    kind,
    status: isProposed ? ('proposed' as const) : ('submitted' as const),
    amountCents: amount,
    paymentId,
    reference: newReference('R'),
    reason,
    staffId,
  }
  await claimRefund(context, refund)
  if (isProposed) return { kind, isUnknown: false, isProposed }
  return sendRefund(context, provider, payment, refund)
}
