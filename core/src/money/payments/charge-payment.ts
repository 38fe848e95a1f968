import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { toCents } from '../../platform/kernel/money.ts'
import { isPaid, isByJob } from '../ledger/rules.ts'
import { claimPayment, sameIntent } from './claim-payment.ts'
import { lookUp } from './look-up.ts'
import type { PaymentOrder } from './payment-order.ts'
import type { Means, OrderAnswer, PaymentProvider } from './payment-provider.ts'
import { type Payment, paymentsById } from './payment.ts'
import { declined, notTaken, stillOpen } from './payments.errors.ts'
import { type Step, takeStep } from './take-step.ts'
import { weigh } from './weigh.ts'

/** A payment that ends in this call: paid, or not known yet. */
export interface ChargedPayment {
  readonly payment: Payment
  /** False: nobody knows yet whether the money moved, and nobody may try again before that is known. */
  readonly isPaid: boolean
}

/** The step that an answer of the provider stands for. */
function stepOf(answer: OrderAnswer): Omit<Step, 'cause'> {
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

/** What is said of a payment that is over, or that cannot be told yet. */
function outcomeOf(payment: Payment): ChargedPayment {
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
 * Takes a payment: claims it, has the provider charge it, and notes what came of it, in two round trips
 * to the database. The same key again answers what came of the first, whatever happened in between.
 * @throws DomainError invalid `Payment.Declined` and its like when nothing was taken and the payer can do
 *   something; unavailable when the payer cannot; conflict `Payment.InFlight` while the same is at work,
 *   `Payment.StillBeingChecked` while another payment of the same thing is not yet known.
 */
export async function chargePayment(
  context: Context,
  provider: PaymentProvider,
  order: PaymentOrder,
  means: Means,
): Promise<ChargedPayment> {
  const { payment, isNew } = await claimPayment(context, order, 'submitted')
  if (!isNew) return known(payment, order)
  const answer = await provider.charge(
    {
      reference: payment.reference,
      amount: toCents(payment.amountCents),
      description: payment.description,
      email: order.payer.email,
    },
    means,
  )
  // It reads the provider's lists, which nobody waits for where a job pays: the sweep reads them once for all.
  const isAwaited = !isByJob(order.channel)
  if (isAwaited && mayBeBooked.has(answer.kind)) {
    const books = await clear(context, provider, payment)
    if (books === 'closed') return outcomeOf(await conclude(context, payment, unknownYet))
    if (books !== 'nothing') return outcomeOf(books)
  }
  return outcomeOf(await conclude(context, payment, { ...stepOf(answer), cause: 'answer' }))
}

/** Answers after which the provider may have the charge all the same. */
const mayBeBooked: ReadonlySet<OrderAnswer['kind']> = new Set([
  'duplicate',
  'unknown',
  'used-nonce',
])

const unknownYet: Step = { to: 'unknown', cause: 'answer' }

/**
 * Takes the answer's step, also where somebody was sooner: the sweep that gave the payment up, or a
 * webhook that knows it already.
 */
async function conclude(context: Context, payment: Payment, step: Step): Promise<Payment> {
  if (await takeStep(context, payment, step)) return stepped(payment, step)
  const [current] = await paymentsById(context, [payment.id])
  if (!current) return payment
  const isTaken = await takeStep(context, current, step)
  return isTaken ? stepped(current, step) : current
}

/** The payment as the step has left it, which saves reading it again. */
const stepped = (payment: Payment, step: Step): Payment => ({
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

/** A lost answer is often found at once in the provider's books, which may be closed, or have nothing of it (yet). */
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
      ? await weigh(context, provider, payment, transactions, 'answer')
      : 'nothing'
  } catch (error) {
    // Its books cannot be read right now: the sweep asks again.
    if (error instanceof DomainError && error.kind === 'unavailable') return 'closed'
    throw error
  }
}
