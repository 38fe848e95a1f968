import type { Context } from '../../platform/kernel/context.ts'
import { isPaid, type PaymentStatus, type PaymentCause } from '../ledger/rules.ts'
import { noteDiscrepancy } from './discrepancies.ts'
import type { PaymentProvider, ProviderTransaction } from './payment-provider.ts'
import { type Payment, paymentsById } from './payment.ts'
import { statusBy } from './provider-status.ts'
import { takeStep } from './take-step.ts'

/** What is believed first where the provider has several transactions under one reference. */
const strength: readonly PaymentStatus[] = [
  'settled',
  'approved',
  'unknown',
  'failed',
  'voided',
  'declined',
]

interface Evidence extends ProviderTransaction {
  readonly says: PaymentStatus
}

/** What the provider has of a payment, the strongest first; refunds say nothing of the charge. */
const evidenceIn = (found: readonly ProviderTransaction[]): readonly Evidence[] =>
  found
    .flatMap((transaction) => {
      const says = statusBy[transaction.status]
      return says === null ? [] : [{ ...transaction, says }]
    })
    .toSorted((a, b) => strength.indexOf(a.says) - strength.indexOf(b.says))

/** A return whose reason the provider does not tell. */
const unnamedReturn = 'R00'

/** How often somebody else may take a step while this one is being taken. */
const tries = 5

/**
 * The one door by which what the provider knows of a payment comes in: whoever found it, by an answer, a
 * page, a webhook, the sweep or the day's reconciliation. A wrong sum, or a second charge under one
 * reference, moves nothing and is listed for staff; a second charge is voided. Answers where the payment stands.
 */
export async function weigh(
  context: Context,
  provider: PaymentProvider,
  given: Payment,
  found: readonly ProviderTransaction[],
  cause: PaymentCause,
): Promise<Payment> {
  const payment = await moved(context, provider, given, found, cause)
  await noteFaults(context, provider, payment, judge(payment, found))
  return payment
}

/** The payment after all that the evidence moves. */
async function moved(
  context: Context,
  provider: PaymentProvider,
  given: Payment,
  found: readonly ProviderTransaction[],
  cause: PaymentCause,
): Promise<Payment> {
  let payment = given
  for (let n = 0; n < tries; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each try is about what the one before found
    const next = await step(context, provider, payment, found, cause)
    if (next === 'done') return payment
    // oxlint-disable-next-line no-await-in-loop -- as above
    const [current] = await paymentsById(context, [payment.id])
    if (!current) return payment
    payment = current
    if (next === 'taken') return payment
  }
  return payment
}

interface Verdict {
  /** What is believed of the charge. */
  readonly best: Evidence | undefined
  /** A bank's return; it stands in the books as a transaction of its own, under the charge's reference. */
  readonly returned: Evidence | undefined
  /** Paid, but another sum. */
  readonly wrong: readonly Evidence[]
  /** Paid beside the transaction that paid it. */
  readonly second: readonly Evidence[]
}

/** What the evidence comes to; once a transaction has paid the payment nothing but that one moves it. */
function judge(payment: Payment, found: readonly ProviderTransaction[]): Verdict {
  const { transactionId, amountCents, reference, status } = payment
  const all = evidenceIn(found.filter((each) => each.reference === reference))
  const sound = all.filter(({ amount }) => amount === amountCents)
  const own = sound.find((each) => each.transactionId === transactionId)
  const wasPaid = transactionId !== null && wasEverPaid.has(status)
  return {
    best: wasPaid || (own && isPaid(own.says)) ? own : sound[0],
    returned: sound.find((each) => each.status === 'returned'),
    wrong: all.filter(({ amount, says }) => amount !== amountCents && isPaid(says)),
    second: wasPaid ? sound.filter((each) => each !== own && isPaid(each.says)) : [],
  }
}

const wasEverPaid: ReadonlySet<PaymentStatus> = new Set([
  'approved',
  'settled',
  'voided',
  'refunded',
])

/** Lists for staff what moves nothing; what was taken twice is given back at once, where it can be. */
async function noteFaults(
  context: Context,
  provider: PaymentProvider,
  payment: Payment,
  { best, wrong, second }: Verdict,
): Promise<void> {
  for (const theirs of wrong)
    // oxlint-disable-next-line no-await-in-loop -- there is hardly ever one
    await noteDiscrepancy(context, { kind: 'amount', payment, theirs, isSettled: false })
  for (const theirs of second) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    const isSettled = await undoSecond(provider, payment, best, theirs)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await noteDiscrepancy(context, { kind: 'second-charge', payment, theirs, isSettled })
  }
}

/** Voids a second charge, where the first stands at the provider as well; whether it is void now. */
async function undoSecond(
  provider: PaymentProvider,
  { status, transactionId }: Payment,
  best: Evidence | undefined,
  second: Evidence,
): Promise<boolean> {
  if (second.status !== 'captured') return false
  if (isPaid(status)) {
    const first = best ?? (transactionId === null ? null : await provider.details(transactionId))
    if (!first || !isPaid(statusBy[first.status] ?? 'unknown')) return false
  }
  const { kind } = await provider.voidCharge(second.transactionId)
  return kind === 'approved'
}

async function step(
  context: Context,
  provider: PaymentProvider,
  payment: Payment,
  found: readonly ProviderTransaction[],
  cause: PaymentCause,
): Promise<'done' | 'taken' | 'again'> {
  // What a bank took back stays taken back, though the charge still stands in the lists.
  if (payment.returnCode !== null) return 'done'
  const { best, returned } = judge(payment, found)
  if (returned) return takeBack(context, provider, payment, returned)
  if (!best) return 'done'
  // What was never paid is not given back by a void.
  const to = best.says === 'voided' && !isPaid(payment.status) ? 'declined' : best.says
  if (to === payment.status || (wasEverPaid.has(payment.status) && to === 'declined')) return 'done'
  const isTaken = await takeStep(context, payment, {
    to,
    cause,
    transactionId: best.transactionId,
    method: best.method,
    declineReason: to === 'declined' ? 'declined' : null,
  })
  if (isTaken) return 'taken'
  const [current] = await paymentsById(context, [payment.id])
  return current && current.status !== payment.status ? 'again' : 'done'
}

/** A payer's bank took a payment back, days later. */
async function takeBack(
  context: Context,
  provider: PaymentProvider,
  payment: Payment,
  { transactionId }: Evidence,
): Promise<'done' | 'taken' | 'again'> {
  const details = await provider.details(transactionId)
  const returnCode = details?.returnCode ?? unnamedReturn
  const isTaken = await takeStep(context, payment, {
    to: 'failed',
    cause: 'reconciliation',
    returnCode,
  })
  return isTaken ? 'taken' : 'again'
}
