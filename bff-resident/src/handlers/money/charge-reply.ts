import { expectPayments, type HandlerContext } from '@portal/bff-pipeline'
import {
  DomainError,
  emailAddressOf,
  emailErrorsOf,
  requireValid,
  wholeCents,
} from '@portal/core/kernel'
import { type PaymentQuestion, type Purpose, purposes } from '@portal/core/ledger/rules'
import {
  chargePayment,
  findSavedMethod,
  type Item,
  type PaymentMethod,
  ownerOf,
  type Payer,
  recentKey,
} from '@portal/core/payments'
import type { AppCode } from '@portal/core/services/rules'
import { say } from '@portal/core/texts'
import { beginningOwner } from '../casework/draft-owner.ts'
import { nonceOf } from './nonce.ts'
import { countedAs } from './payment-attempts.ts'
import { paymentView } from './payment-view.ts'

/** The payer, and the header that sets a device's secret. */
export function payerOf(context: HandlerContext, email: string | null, key?: string) {
  const { owner, headers } = beginningOwner(context, key)
  const { actor } = context
  const isUser = actor.kind === 'user'
  const payer: Payer = {
    caller: owner,
    userId: isUser ? actor.userId : null,
    organizationId: isUser ? actor.organizationId : null,
    email: isUser || email === null ? null : receiptAddress(email),
  }
  return { payer, headers }
}

/** @throws DomainError invalid */
function receiptAddress(typed: string): string | null {
  requireValid(emailErrorsOf('email', typed))
  return emailAddressOf(typed)
}

/** Core validates the amount; an unreadable one is 0. */
export const centsIn = (amount: number): number => wholeCents(amount) ?? 0

/** In the payer's language, for the provider's page and statements. */
export const descriptionOf = (context: HandlerContext, purpose: Purpose): string =>
  say(context, purposes[purpose].text)

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

/** With a key for a caller that sent none. */
async function methodOf(
  context: HandlerContext,
  sent: Sent,
): Promise<{ method: PaymentMethod; key: string }> {
  const nonce = nonceOf(sent.nonce)
  // A nonce is good for one charge, so it can be the key.
  if (nonce) return { method: nonce, key: `nonce/${nonce.value}`.slice(0, 128) }
  const { actor } = context
  if (sent.savedCard === undefined || actor.kind !== 'user')
    throw new DomainError('invalid', 'Payment.MethodMissing')
  const { customerId, methodId } = await findSavedMethod(context, ownerOf(actor), sent.savedCard)
  return { method: { kind: 'saved', customerId, methodId }, key: crypto.randomUUID() }
}

export async function chargeReply(context: HandlerContext, charge: Charge) {
  const { provider } = expectPayments(context.state.env)
  const { description, item, purpose, sent } = charge
  const { payer, headers } = payerOf(context, sent.email ?? null, charge.key)
  const { method, key } = await methodOf(context, sent)
  const order = {
    purpose,
    items: [item],
    description,
    channel: method.kind === 'saved' ? ('saved' as const) : ('nonce' as const),
    appCode: sent.appCode,
    confirmed: sent.confirm,
    // Card testers send new cards; a saved card was checked before.
    counted: method.kind === 'nonce' ? countedAs(context, 'payment-charge') : undefined,
    payer,
  }
  const { payment, isPaid } = await chargePayment(
    context,
    provider,
    { ...order, key: charge.key ?? (await recentKey(context, order)) ?? key },
    method,
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
