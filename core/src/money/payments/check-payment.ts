import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { isPaid, stepsTo } from '../ledger/rules.ts'
import { assess } from './assess.ts'
import { lookUp } from './look-up.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { findPayments, type Payment } from './payment.ts'
import { paymentNotFound } from './payments.errors.ts'

/**
 * For a payer who comes back from a page. A lookup by the page's transaction id costs less than a
 * search.
 * @throws not-found for an unknown reference; unavailable.
 */
export async function checkPayment(
  context: Context,
  provider: PaymentProvider,
  reference: string,
  transactionId: string | null,
): Promise<Payment> {
  const [payment] = await findPayments(context, sql`p.reference = ${reference}`)
  if (!payment) throw paymentNotFound()
  // Without a page nothing can have been paid.
  if (payment.status === 'created') return payment
  const isKnown = transactionId === null || transactionId === payment.transactionId
  const canStep = !isPaid(payment.status) && stepsTo('approved').includes(payment.status)
  // A transaction other than the one that paid is a second charge.
  if (isKnown && !canStep) return payment
  const named = transactionId === null ? null : await provider.details(transactionId)
  if (named?.reference === reference) return assess(context, provider, payment, [named], 'page')
  const since = new Date(payment.createdAt)
  const found = await lookUp(context, provider, new Set([reference]), since)
  return assess(context, provider, payment, found.get(reference) ?? [], 'page')
}
