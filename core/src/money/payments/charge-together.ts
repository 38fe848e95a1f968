import type { Context } from '../../platform/kernel/context.ts'
import {
  type ChargedPayment,
  chargePayment,
  conclude,
  orderOf,
  outcomeOf,
  stepOf,
  stepped,
} from './charge-payment.ts'
import { claimTogether, type JobOrder } from './claim-together.ts'
import type { PaymentMethod, PaymentProvider } from './payment-provider.ts'
import type { Payment } from './payment.ts'
import { approveTogether, type Transition } from './transition.ts'

/** Approvals are saved as soon as this many wait. */
const fewest = 8

export interface JobCharge {
  readonly order: JobOrder
  readonly method: PaymentMethod
}

/** How a charge ended, or the error that `chargePayment` would throw. */
export type JobResult = { readonly charged: ChargedPayment } | { readonly error: unknown }

/** How a job's charges are made. */
export interface Pace {
  /** Calls to the provider side by side. */
  readonly atOnce: number
  /** Whether to call no more, as when the provider stopped answering. */
  readonly isOver: () => boolean
  /** Called with each answer: whether the provider knows the charge's end. */
  readonly onAnswer: (isKnown: boolean) => void
}

async function resultOf(
  charged: () => ChargedPayment | Promise<ChargedPayment>,
): Promise<JobResult> {
  try {
    return { charged: await charged() }
  } catch (error) {
    return { error }
  }
}

interface Approved {
  readonly payment: Payment
  readonly change: Transition
}

/** Together, or one by one if another came first with any of them. */
async function approve(
  context: Context,
  approved: readonly Approved[],
): Promise<readonly JobResult[]> {
  try {
    if (await approveTogether(context, approved))
      return approved.map(({ payment, change }) => ({
        charged: outcomeOf(stepped(payment, change)),
      }))
  } catch (error) {
    return approved.map(() => ({ error }))
  }
  return Promise.all(
    approved.map(({ payment, change }) =>
      resultOf(async () => outcomeOf(await conclude(context, payment, change))),
    ),
  )
}

/**
 * Charges a job's orders: all are claimed in one round trip, the provider is called for each, and
 * approvals are saved a few at a time. Results by key; none for orders that were not made because it
 * was over. Killed at any point, each payment is submitted or ended in the ledger, and the sweep asks
 * the provider about those that are submitted: nothing is charged twice, nothing lost.
 */
export async function chargeTogether(
  context: Context,
  provider: PaymentProvider,
  charges: readonly JobCharge[],
  { atOnce, isOver, onAnswer }: Pace,
): Promise<ReadonlyMap<string, JobResult>> {
  const results = new Map<string, JobResult>()
  if (isOver()) return results
  const claimed = await claimTogether(
    context,
    charges.map(({ order }) => order),
  )
  let waiting: Approved[] = []

  async function save(): Promise<void> {
    const approved = waiting
    waiting = []
    const ends = await approve(context, approved)
    approved.forEach(({ payment }, i) => results.set(payment.key, ends[i] ?? { error: lostResult }))
  }

  async function make({ order, method }: JobCharge): Promise<void> {
    const payment = claimed.get(order.key)
    const own = { ...context, language: order.language }
    if (!payment) {
      const result = await resultOf(() => chargePayment(own, provider, order, method))
      onAnswer('error' in result || result.charged.isPaid)
      results.set(order.key, result)
      return
    }
    const answer = await provider.charge(orderOf(payment, order), method)
    const change: Transition = { ...stepOf(answer), cause: 'answer' }
    onAnswer(change.to !== 'unknown')
    if (change.to !== 'approved') {
      const end = async () => outcomeOf(await conclude(own, payment, change))
      results.set(order.key, await resultOf(end))
      return
    }
    waiting.push({ payment, change })
    if (waiting.length >= fewest) await save()
  }

  const left = charges.values()
  const work = async (): Promise<void> => {
    for (const charge of left) {
      // oxlint-disable-next-line no-await-in-loop -- as many side by side as the platform allows
      if (isOver()) await giveBack(context, claimed.get(charge.order.key))
      // oxlint-disable-next-line no-await-in-loop -- as above
      else await make(charge)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (waiting.length > 0) await save()
  return results
}

const lostResult = new Error('A payment without a result')

/** The provider never heard of it, so a later run may make another. */
async function giveBack(context: Context, payment: Payment | undefined): Promise<void> {
  if (payment) await conclude(context, payment, { to: 'failed', cause: 'answer' })
}
