import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { refunds } from '../ledger/payments.sql.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { paymentsById } from './payment.ts'
import { refundsAtProvider, voidAtProvider } from './refund-at-provider.ts'
import { concludeRefund, type OpenRefund } from './refund-payment.ts'
import { sweptAfterMs } from './sweep.ts'

interface WaitingRefund extends OpenRefund {
  readonly paymentId: string
  readonly reference: string
  /** Sent to the provider. */
  readonly createdAt: string
}

/** A refund that the provider does not list by then did not happen. */
const givenUpAfterMs = 15 * 60_000

/** Refunds per sweep. */
const maxPerSweep = 100

async function waitingRefunds({ clock, database }: Context): Promise<readonly WaitingRefund[]> {
  const quiet = new Date(clock.now().getTime() - sweptAfterMs).toISOString()
  const rows = await database.rows<{ waiting: WaitingRefund }>(sql`
    select json_build_object('id', id, 'kind', kind, 'amountCents', amount_cents,
      'paymentId', payment_id, 'reference', reference, 'createdAt', coalesce(decided_at, created_at)) as waiting
    from ${refunds} where status in ('submitted', 'unknown') and updated_at <= ${quiet}::timestamptz
    order by updated_at limit ${maxPerSweep}`)
  return rows.map(({ waiting }) => waiting)
}

/** Asks the provider once for all. Returns how many were settled. @throws unavailable. */
export async function sweepRefunds(context: Context, provider: PaymentProvider): Promise<number> {
  const waiting = await waitingRefunds(context)
  const refundIds = await refundsAtProvider(context, provider, waiting)
  let settled = 0
  for (const refund of waiting)
    if (await resolveRefund(context, provider, refund, refundIds)) settled += 1
  return settled
}

async function resolveRefund(
  context: Context,
  provider: PaymentProvider,
  refund: WaitingRefund,
  refundIds: ReadonlyMap<string, string>,
): Promise<boolean> {
  const [payment] = await paymentsById(context, [refund.paymentId])
  if (!payment?.transactionId) return false
  const transactionId =
    refund.kind === 'void'
      ? await voidAtProvider(provider, payment.transactionId)
      : (refundIds.get(refund.reference) ?? null)
  if (transactionId !== null) {
    await concludeRefund(context, payment, refund, { status: 'done', transactionId })
    return true
  }
  const age = context.clock.now().getTime() - new Date(refund.createdAt).getTime()
  if (age < givenUpAfterMs) return false
  await concludeRefund(context, payment, refund, { status: 'refused' })
  return true
}
