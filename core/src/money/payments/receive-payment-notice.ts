import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { paymentNotices } from '../ledger/payments.sql.ts'
import { readWebhook } from './authorize-net/webhook.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { findPayments } from './payment.ts'
import { weigh } from './weigh.ts'

/** What came of something that the provider told us. */
export interface NoticeReport {
  readonly outcome:
    | 'moved'
    | 'nothing-new'
    | 'heard-before'
    | 'unknown-transaction'
    | 'no-transaction'
  readonly transactionId: string
}

interface Notice {
  readonly body: string
  readonly signature: string | undefined
  readonly signatureKey: string
}

/**
 * Hears what the provider tells, once by its number. What it says is believed of nothing: it is only the
 * reason to ask the provider how the transaction stands, so that a late, repeated or made-up one changes
 * nothing that is not so.
 * @throws DomainError unauthenticated for what the provider has not signed; unavailable where it cannot be
 *   asked, so that it tells us again.
 */
export async function receivePaymentNotice(
  context: Context,
  provider: PaymentProvider,
  { body, signature, signatureKey }: Notice,
): Promise<NoticeReport> {
  const news = await readWebhook(body, signature, signatureKey)
  if (!news) throw new DomainError('unauthenticated', 'Payment.NoticeUnsigned')
  const { eventType, notificationId, transactionId } = news
  // No number of a transaction: asked for it, the provider could only fail, and would tell us for ever.
  if (!/^\d{1,20}$/.test(transactionId)) return { outcome: 'no-transaction', transactionId }
  const now = context.clock.now()
  const { kept } = await context.database.write((builder) => ({
    notice: builder
      .insert(paymentNotices)
      .values({ notificationId, eventType, transactionId, facts: {}, receivedAt: now })
      .onConflictDoNothing(),
    kept: builder.execute<{ handled: boolean }>(sql`
      select handled_at is not null as handled from ${paymentNotices}
      where notification_id = ${notificationId}`),
  }))
  if (kept.rows[0]?.handled) return { outcome: 'heard-before', transactionId }
  const details = await provider.details(transactionId)
  const [payment] = details
    ? await findPayments(context, sql`p.reference = ${details.reference}`)
    : []
  const after =
    details && payment && (await weigh(context, provider, payment, [details], 'webhook'))
  await context.database.write((builder) => [
    builder
      .update(paymentNotices)
      .set({ handledAt: now })
      .where(eq(paymentNotices.notificationId, notificationId)),
  ])
  if (!after) return { outcome: 'unknown-transaction', transactionId }
  return { outcome: after.status === payment?.status ? 'nothing-new' : 'moved', transactionId }
}
