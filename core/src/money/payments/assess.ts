import type { Context } from '../../platform/kernel/context.ts'
import { isPaid, type PaymentStatus, type PaymentCause } from '../ledger/rules.ts'
import { noteDiscrepancy } from './discrepancies.ts'
import type { PaymentProvider, ProviderTransaction } from './payment-provider.ts'
import { type Payment, paymentsById } from './payment.ts'
import { statusBy } from './provider-status.ts'
import { transition } from './transition.ts'

/** Which status wins among transactions with one reference. */
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

/** Strongest first, without refunds, which do not change the charge. */
const evidenceIn = (found: readonly ProviderTransaction[]): readonly Evidence[] =>
  found
    .flatMap((transaction) => {
      const says = statusBy[transaction.status]
      return says === null ? [] : [{ ...transaction, says }]
    })
    .toSorted((a, b) => strength.indexOf(a.says) - strength.indexOf(b.says))

/** A bank return without a reason. */
const unnamedReturn = 'R00'

/** Retries after another process changed the payment first. */
const tries = 5

/**
 * Updates a payment from the provider's transactions, whatever the source: charge replies, pages,
 * webhooks, the sweep, the reconciliation. A wrong amount or a second charge changes no status and
 * is listed for staff; a second charge is voided.
 */
export async function assess(
  context: Context,
  provider: PaymentProvider,
  given: Payment,
  found: readonly ProviderTransaction[],
  cause: PaymentCause,
): Promise<Payment> {
  const payment = await moved(context, provider, given, found, cause)
  await noteDiscrepancies(context, provider, payment, judge(payment, found))
  return payment
}

/** After every transition that the evidence supports. */
async function moved(
  context: Context,
  provider: PaymentProvider,
  given: Payment,
  found: readonly ProviderTransaction[],
  cause: PaymentCause,
): Promise<Payment> {
  let payment = given
  for (let n = 0; n < tries; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each try depends on the one before
    const next = await tryTransition(context, provider, payment, found, cause)
    if (next === 'done') return payment
    // oxlint-disable-next-line no-await-in-loop -- as above
    const [current] = await paymentsById(context, [payment.id])
    if (!current) return payment
    payment = current
    if (next === 'moved') return payment
  }
  return payment
}

interface Verdict {
  readonly best: Evidence | undefined
  /** A transaction of its own, under the charge's reference. */
  readonly returned: Evidence | undefined
  readonly wrong: readonly Evidence[]
  readonly second: readonly Evidence[]
}

/** Once a transaction has paid the payment, only that one can change its status. */
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

/** Lists discrepancies for staff, and voids a second charge if possible. */
async function noteDiscrepancies(
  context: Context,
  provider: PaymentProvider,
  payment: Payment,
  { best, wrong, second }: Verdict,
): Promise<void> {
  for (const theirs of wrong)
    // oxlint-disable-next-line no-await-in-loop -- there is rarely one
    await noteDiscrepancy(context, { kind: 'amount', payment, theirs, isSettled: false })
  for (const theirs of second) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    const isSettled = await undoSecond(provider, payment, best, theirs)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await noteDiscrepancy(context, { kind: 'second-charge', payment, theirs, isSettled })
  }
}

/** Only if the provider confirms the first. True if it is void now. */
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

async function tryTransition(
  context: Context,
  provider: PaymentProvider,
  payment: Payment,
  found: readonly ProviderTransaction[],
  cause: PaymentCause,
): Promise<'done' | 'moved' | 'again'> {
  // A bank return is final, although the provider still lists the charge.
  if (payment.returnCode !== null) return 'done'
  const { best, returned } = judge(payment, found)
  if (returned) return takeBack(context, provider, payment, returned)
  if (!best) return 'done'
  // Voided before it was paid: declined, nothing to refund.
  const to = best.says === 'voided' && !isPaid(payment.status) ? 'declined' : best.says
  if (to === payment.status || (wasEverPaid.has(payment.status) && to === 'declined')) return 'done'
  const isMoved = await transition(context, payment, {
    to,
    cause,
    transactionId: best.transactionId,
    method: best.method,
    declineReason: to === 'declined' ? 'declined' : null,
  })
  if (isMoved) return 'moved'
  const [current] = await paymentsById(context, [payment.id])
  return current && current.status !== payment.status ? 'again' : 'done'
}

/** A bank return, days later. */
async function takeBack(
  context: Context,
  provider: PaymentProvider,
  payment: Payment,
  { transactionId }: Evidence,
): Promise<'done' | 'moved' | 'again'> {
  const details = await provider.details(transactionId)
  const returnCode = details?.returnCode ?? unnamedReturn
  const isMoved = await transition(context, payment, {
    to: 'failed',
    cause: 'reconciliation',
    returnCode,
  })
  return isMoved ? 'moved' : 'again'
}
