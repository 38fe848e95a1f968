import { eq, sql } from 'drizzle-orm'
import { requireAdmin } from '../access/index.ts'
import { audit } from '../audit/index.ts'
import { requireThat } from '../database/require-that.ts'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { newId } from '../kernel/ids.ts'
import { toCents } from '../kernel/money.ts'
import { required, requireFaultless } from '../kernel/validation.ts'
import type { OrderAnswer, PaymentProvider } from './payment-provider.ts'
import { findPayments, type Payment, paymentsById } from './payment.ts'
import { notTaken, paymentNotFound } from './payments.errors.ts'
import { refunds } from './payments.sql.ts'
import { newReference } from './reference.ts'
import { takeStep } from './take-step.ts'

/** Money that staff give back. */
export interface RefundOrder {
  readonly paymentId: string
  /** All of it where nothing is said. */
  readonly amountCents: number | null
  /** Why; staff and the audit log read it. */
  readonly reason: string
}

/** What came of it. */
export interface RefundOutcome {
  readonly kind: 'void' | 'refund'
  /** Nobody knows yet; the sweep finds out. */
  readonly isUnknown: boolean
}

/** How long a reason may be. */
export const longestReason = 500

function requireRefundable(payment: Payment, amountCents: number): 'void' | 'refund' {
  const { status, items } = payment
  if (status !== 'approved' && status !== 'settled')
    throw new DomainError('conflict', 'Payments.NotRefundable')
  const isWhole = amountCents === payment.amountCents
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0 || amountCents > payment.amountCents)
    throw new DomainError('invalid', 'Payments.RefundAmountInvalid', [
      { field: 'amount', code: 'Payments.RefundAmountInvalid' },
    ])
  // What is not settled can only be undone whole; and a part of several accounts' payment is nobody's.
  if (!isWhole && (status === 'approved' || items.length > 1))
    throw new DomainError('conflict', 'Payments.RefundWholeOnly')
  return status === 'approved' ? 'void' : 'refund'
}

/**
 * Gives a payment back, once: voids a charge that is not settled, refunds one that is, in whole or in
 * part. What follows from it (posting, request, mail) happens when the provider has said yes.
 * @throws DomainError not-found; conflict for what is not paid, or was given back already; invalid for a
 *   wrong sum or no reason; unavailable where the provider refuses.
 */
export async function refundPayment(
  context: Context,
  provider: PaymentProvider,
  { paymentId, amountCents, reason }: RefundOrder,
): Promise<RefundOutcome> {
  const { userId } = requireAdmin(context)
  requireFaultless(required('reason', reason))
  const [payment] = await paymentsById(context, [paymentId])
  if (!payment?.transactionId) throw paymentNotFound()
  const amount = amountCents ?? payment.amountCents
  const kind = requireRefundable(payment, amount)
  const now = context.clock.now()
  const id = newId<'refund'>(now)
  const reference = newReference('R')
  await context.database.write((builder) => [
    builder
      .insert(refunds)
      .values({
        id,
        paymentId,
        reference,
        kind,
        status: 'submitted',
        amountCents: amount,
        reason: reason.trim().slice(0, longestReason),
        staffId: userId,
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
      details: { kind, amountCents: amount, reason },
    }),
  ])
  const order = { reference, amount: toCents(amount), description: reason, email: null }
  const answer = await (kind === 'void'
    ? provider.voidCharge(payment.transactionId)
    : provider.refund(payment.transactionId, order))
  return concludeRefund(context, payment, { id, kind, amountCents: amount }, answer)
}

interface OpenRefund {
  readonly id: string
  readonly kind: 'void' | 'refund'
  readonly amountCents: number
}

/** Notes what the provider says of a refund: done, refused, or not known yet. */
export async function concludeRefund(
  context: Context,
  payment: Payment,
  refund: OpenRefund,
  answer: OrderAnswer,
): Promise<RefundOutcome> {
  const { id, kind } = refund
  const conclude = (status: 'done' | 'refused' | 'unknown', transactionId: string | null = null) =>
    context.database.write((builder) => [
      builder
        .update(refunds)
        .set({ status, transactionId, updatedAt: context.clock.now() })
        .where(eq(refunds.id, id)),
    ])
  switch (answer.kind) {
    case 'approved': {
      const to = kind === 'void' ? ('voided' as const) : ('refunded' as const)
      await takeStep(context, payment, { to, cause: 'staff', backCents: refund.amountCents })
      await conclude('done', answer.transactionId)
      return { kind, isUnknown: false }
    }
    case 'held':
    case 'duplicate':
    case 'unknown':
      await conclude('unknown')
      return { kind, isUnknown: true }
    case 'declined':
    case 'refused':
      await conclude('refused')
      throw notTaken()
  }
}

interface Waiting extends OpenRefund {
  readonly paymentId: string
  readonly reference: string
  readonly createdAt: string
}

const minuteMs = 60_000
/** So long a refund is left to whoever began it; and after so long, one that the provider lacks did not happen. */
const [quietMs, givenUpMs] = [2 * minuteMs, 15 * minuteMs]

/** Looks after money given back of which nobody knows what came of it; how many were settled. */
export async function sweepRefunds(context: Context, provider: PaymentProvider): Promise<number> {
  const now = context.clock.now()
  const quiet = new Date(now.getTime() - quietMs).toISOString()
  const { rows } = await context.database.read((builder) =>
    builder.execute<{ waiting: Waiting }>(sql`
      select json_build_object('id', id, 'kind', kind, 'amountCents', amount_cents,
        'paymentId', payment_id, 'reference', reference, 'createdAt', created_at) as waiting
      from ${refunds} where status in ('submitted', 'unknown') and updated_at <= ${quiet}::timestamptz
      order by updated_at limit 100`),
  )
  let settled = 0
  for (const { waiting } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- there is hardly ever one
    if (await resolveRefund(context, provider, waiting)) settled += 1
  }
  return settled
}

async function resolveRefund(
  context: Context,
  provider: PaymentProvider,
  waiting: Waiting,
): Promise<boolean> {
  const [payment] = await findPayments(context, sql`p.id = ${waiting.paymentId}`)
  if (!payment?.transactionId) return false
  const transactionId = await refundAtProvider(context, provider, waiting, payment.transactionId)
  const age = context.clock.now().getTime() - new Date(waiting.createdAt).getTime()
  if (transactionId === null && age < givenUpMs) return false
  const { method } = {
    method: {
      kind: 'card' as const,
      brand: payment.methodBrand ?? '',
      last4: payment.methodLast4 ?? '',
    },
  }
  const answer: OrderAnswer =
    transactionId === null
      ? { kind: 'refused', code: 'not-found' }
      : { kind: 'approved', transactionId, method }
  try {
    await concludeRefund(context, payment, waiting, answer)
  } catch (error) {
    // It was refused, which is noted: nobody waits here to be told.
    if (!(error instanceof DomainError)) throw error
  }
  return true
}

/** The provider's number of a refund; null where it has none. */
async function refundAtProvider(
  { clock }: Context,
  provider: PaymentProvider,
  { kind, reference, createdAt }: Waiting,
  chargeId: string,
): Promise<string | null> {
  if (kind === 'void') {
    const charge = await provider.details(chargeId)
    return charge?.status === 'voided' ? chargeId : null
  }
  const from = new Date(new Date(createdAt).getTime() - 60 * minuteMs)
  for await (const page of provider.transactions(
    from,
    new Date(clock.now().getTime() + 60 * minuteMs),
  )) {
    const own = page.find((transaction) => transaction.reference === reference)
    if (own && (own.status === 'refund-pending' || own.status === 'refunded'))
      return own.transactionId
  }
  return null
}
