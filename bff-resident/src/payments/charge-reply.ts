import { expectPayments, type HandlerContext } from '@portal/bff-pipeline'
import { DomainError } from '@portal/core/kernel'
import type { PaymentQuestion, Purpose } from '@portal/core/ledger/rules'
import { chargeNow, type Item } from '@portal/core/payments'
import type { AppCode } from '@portal/core/services/rules'
import { nonceOf, payerOf } from './payment-input.ts'
import { paymentView } from './payment-view.ts'
import { rateLimitKeyOf } from './rate-limits.ts'

interface Sent {
  readonly nonce?: Parameters<typeof nonceOf>[0]
  readonly savedCard?: string | undefined
  readonly email?: string | null | undefined
  readonly appCode?: AppCode | undefined
  readonly confirm?: readonly PaymentQuestion[] | undefined
}

interface Charge {
  readonly purpose: Purpose
  readonly item: Item
  readonly description: string
  readonly sent: Sent
  /** The caller's Idempotency-Key. */
  readonly key: string | undefined
}

/** @throws DomainError invalid `Payment.MethodMissing` */
function requireOneMethod({ nonce, savedCard }: Sent): void {
  if ((nonce === undefined) === (savedCard === undefined))
    throw new DomainError('invalid', 'Payment.MethodMissing')
}

export async function chargeReply(context: HandlerContext, charge: Charge) {
  const { description, item, key, purpose, sent } = charge
  requireOneMethod(sent)
  const { provider } = expectPayments(context.state.env)
  const { payer, headers } = payerOf(context, sent.email ?? null, key)
  const { payment, isPaid } = await chargeNow(
    context,
    provider,
    {
      purpose,
      items: [item],
      description,
      appCode: sent.appCode,
      confirmed: sent.confirm,
      rateLimitKey: rateLimitKeyOf(context, 'payment-charge'),
      payer,
      key,
    },
    { nonce: nonceOf(sent.nonce), savedCard: sent.savedCard },
  )
  const view = paymentView(context, payment)
  return isPaid && payment.transactionId !== null
    ? {
        status: 200 as const,
        body: { authNetTransId: payment.transactionId, payment: view },
        headers,
      }
    : { status: 202 as const, body: { authNetTransId: null, payment: view }, headers }
}
