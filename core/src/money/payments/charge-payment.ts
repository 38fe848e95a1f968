import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { toCents } from '../../platform/kernel/money.ts'
import { isPaid, isByJob } from '../ledger/rules.ts'
import { assess } from './assess.ts'
import { claimPayment, sameIntent } from './claim-payment.ts'
import { lookUp } from './look-up.ts'
import type { PaymentOrder } from './payment-order.ts'
import type { PaymentMethod, OrderAnswer, PaymentProvider } from './payment-provider.ts'
import { type Payment, paymentsById } from './payment.ts'
import { declined, notTaken, stillOpen } from './payments.errors.ts'
import { type Transition, transition } from './transition.ts'

export interface ChargedPayment {
  readonly payment: Payment
  /** False: unknown, and must not be tried again. */
  readonly isPaid: boolean
}

export function stepOf(answer: OrderAnswer): Omit<Transition, 'cause'> {
  switch (answer.kind) {
    case 'approved':
      return { to: 'approved', transactionId: answer.transactionId, method: answer.method }
    case 'held':
      return { to: 'unknown', transactionId: answer.transactionId, method: answer.method }
    case 'declined':
      return {
        to: 'declined',
        transactionId: answer.transactionId,
        declineReason: answer.reason,
      }
    case 'refused':
      return { to: 'failed' }
    case 'used-nonce':
      return { to: 'declined', declineReason: 'nonce' }
    case 'duplicate':
    case 'unknown':
      return { to: 'unknown' }
  }
}

export function outcomeOf(payment: Payment): ChargedPayment {
  if (isPaid(payment.status)) return { payment, isPaid: true }
  switch (payment.status) {
    case 'declined':
      throw declined(payment.declineReason ?? 'declined')
    case 'failed':
    case 'voided':
    case 'refunded':
      throw notTaken()
    default:
      return { payment, isPaid: false }
  }
}

/**
 * Two round trips to the database. The same key again returns the first result.
 * @throws invalid `Payment.Declined` and similar if the payer can fix it; unavailable if not;
 * conflict `Payment.InFlight` while the same payment is in progress, `Payment.StillBeingChecked`
 * while another payment of the same item is unknown.
 */
export async function chargePayment(
  context: Context,
  provider: PaymentProvider,
  order: PaymentOrder,
  method: PaymentMethod,
): Promise<ChargedPayment> {
  const { payment, isNew } = await claimPayment(context, order, 'submitted')
  if (!isNew) return known(payment, order)
  const answer = await provider.charge(orderOf(payment, order), method)
  // Reads the provider's lists. Jobs skip it: the sweep reads them once for all payments.
  const isAwaited = !isByJob(order.channel)
  if (isAwaited && mayBeBooked.has(answer.kind)) {
    const books = await clear(context, provider, payment)
    if (books === 'closed') return outcomeOf(await conclude(context, payment, unknownYet))
    if (books !== 'nothing') return outcomeOf(books)
  }
  return outcomeOf(await conclude(context, payment, { ...stepOf(answer), cause: 'answer' }))
}

/** For the provider. */
export const orderOf = (
  { amountCents, description, reference }: Payment,
  { payer }: Pick<PaymentOrder, 'payer'>,
) => ({ reference, amount: toCents(amountCents), description, email: payer.email })

/** Replies after which the provider may have charged all the same. */
const mayBeBooked: ReadonlySet<OrderAnswer['kind']> = new Set([
  'duplicate',
  'unknown',
  'used-nonce',
])

const unknownYet: Transition = { to: 'unknown', cause: 'answer' }

/** Even if the sweep gave the payment up, or a webhook came first. */
export async function conclude(
  context: Context,
  payment: Payment,
  step: Transition,
): Promise<Payment> {
  if (await transition(context, payment, step)) return stepped(payment, step)
  const [current] = await paymentsById(context, [payment.id])
  if (!current) return payment
  const isTaken = await transition(context, current, step)
  return isTaken ? stepped(current, step) : current
}

/** Without reading it again. */
export const stepped = (payment: Payment, step: Transition): Payment => ({
  ...payment,
  status: step.to,
  transactionId: step.transactionId ?? payment.transactionId,
  declineReason: step.declineReason ?? null,
  methodKind: step.method?.kind ?? payment.methodKind,
  methodBrand: step.method?.brand ?? payment.methodBrand,
  methodLast4: step.method?.last4 ?? payment.methodLast4,
})

function known(payment: Payment, order: PaymentOrder): ChargedPayment {
  const { payer, key } = order
  if (payment.caller !== payer.caller || payment.key !== key)
    throw stillOpen('Payment.StillBeingChecked')
  if (!sameIntent(payment, order)) throw new DomainError('conflict', 'Error.IdempotencyKeyReused')
  if (payment.status === 'submitted') throw stillOpen('Payment.InFlight')
  return outcomeOf(payment)
}

/** After a lost reply the charge is often in the provider's records right away. */
async function clear(
  context: Context,
  provider: PaymentProvider,
  payment: Payment,
): Promise<Payment | 'closed' | 'nothing'> {
  try {
    const since = new Date(payment.createdAt)
    const found = await lookUp(context, provider, new Set([payment.reference]), since)
    const transactions = found.get(payment.reference)
    return transactions
      ? await assess(context, provider, payment, transactions, 'answer')
      : 'nothing'
  } catch (error) {
    // The provider is unavailable: the sweep asks again.
    if (error instanceof DomainError && error.kind === 'unavailable') return 'closed'
    throw error
  }
}
