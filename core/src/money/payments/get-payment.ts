import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import type { PaymentStatus } from '../ledger/rules.ts'
import { findPayments, type Payment } from './payment.ts'
import { paymentNotFound } from './payments.errors.ts'

export type PayerStatus = 'open' | 'paid' | 'checking' | 'declined' | 'failed' | 'returned'

const payerStatuses: Readonly<Record<PaymentStatus, PayerStatus>> = {
  created: 'open',
  submitted: 'open',
  approved: 'paid',
  settled: 'paid',
  declined: 'declined',
  unknown: 'checking',
  voided: 'returned',
  refunded: 'returned',
  failed: 'failed',
}

/** One that failed after it was paid was returned by the bank. */
export const payerStatus = ({ status, returnCode }: Payment): PayerStatus =>
  status === 'failed' && returnCode !== null ? 'returned' : payerStatuses[status]

export interface Asker {
  /** `user/{id}` or `device/{hash}`; null for an unknown device. */
  readonly owner: string | null
  /** A guest's signed link. */
  readonly isSigned: boolean
}

/** To its payer, for themselves or their current organization, and by its signed link. */
function isShown({ actor }: Context, payment: Payment, { owner, isSigned }: Asker): boolean {
  if (isSigned || payment.caller === owner) return true
  if (actor.kind !== 'user') return false
  return payment.organizationId === null
    ? payment.userId === actor.userId
    : payment.organizationId === actor.organizationId
}

/** By reference. @throws not-found, also for another user's payment. */
export async function getPayment(
  context: Context,
  reference: string,
  asker: Asker,
): Promise<Payment> {
  const [payment] = await findPayments(context, sql`p.reference = ${reference}`)
  if (!payment || !isShown(context, payment, asker)) throw paymentNotFound()
  return payment
}
