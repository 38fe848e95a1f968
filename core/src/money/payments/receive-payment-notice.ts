import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { paymentNotices } from '../ledger/payments.sql.ts'
import { assess } from './assess.ts'
import { readWebhook } from './authorize-net/webhook.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { findPayments } from './payment.ts'

export interface WebhookReport {
  readonly outcome:
    | 'moved'
    | 'nothing-new'
    | 'heard-before'
    | 'unknown-transaction'
    | 'no-transaction'
  readonly transactionId: string
}

interface SignedWebhook {
  readonly body: string
  readonly signature: string | undefined
  readonly signatureKey: string
}

/**
 * Once by its id. Its content is not trusted, it only triggers a lookup: a late, repeated or forged
 * one changes nothing.
 * @throws unauthenticated without the provider's signature; unavailable if the provider cannot be
 * asked, so that it resends the webhook.
 */
export async function receivePaymentNotice(
  context: Context,
  provider: PaymentProvider,
  { body, signature, signatureKey }: SignedWebhook,
): Promise<WebhookReport> {
  const event = await readWebhook(body, signature, signatureKey)
  if (!event) throw new DomainError('unauthenticated', 'Payment.NoticeUnsigned')
  const { eventType, notificationId, transactionId } = event
  // Not a transaction id: the lookup could only fail, and the webhook would be resent forever.
  if (!/^\d{1,20}$/.test(transactionId)) return { outcome: 'no-transaction', transactionId }
  const now = context.clock.now()
  const { inserted } = await context.database.write((builder) => ({
    notice: builder
      .insert(paymentNotices)
      .values({ notificationId, eventType, transactionId, facts: {}, receivedAt: now })
      .onConflictDoNothing(),
    inserted: builder.execute<{ handled: boolean }>(sql`
      select handled_at is not null as handled from ${paymentNotices}
      where notification_id = ${notificationId}`),
  }))
  if (inserted.rows[0]?.handled) return { outcome: 'heard-before', transactionId }
  const details = await provider.details(transactionId)
  const [payment] = details
    ? await findPayments(context, sql`p.reference = ${details.reference}`)
    : []
  const after =
    details && payment && (await assess(context, provider, payment, [details], 'webhook'))
  await context.database.write((builder) => [
    builder
      .update(paymentNotices)
      .set({ handledAt: now })
      .where(eq(paymentNotices.notificationId, notificationId)),
  ])
  if (!after) return { outcome: 'unknown-transaction', transactionId }
  return { outcome: after.status === payment?.status ? 'nothing-new' : 'moved', transactionId }
}
