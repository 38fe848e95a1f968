import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { type ChargedPayment, chargePayment } from './charge-payment.ts'
import { recentKey } from './claim-payment.ts'
import { ownerOf } from './method-owner.ts'
import type { PaymentOrder } from './payment-order.ts'
import type { PaymentMethod, PaymentProvider } from './payment-provider.ts'
import { findSavedMethod } from './saved-methods.ts'

export interface ChargeOrder extends Omit<PaymentOrder, 'channel' | 'key'> {
  readonly key?: string | undefined
}

/** A nonce or the caller's saved method, by its id. */
export interface NamedMethod {
  readonly nonce: Extract<PaymentMethod, { kind: 'nonce' }> | null
  readonly savedCard?: string | undefined
}

/**
 * The caller's own key; without one, the key of their payment of the same order within two minutes, so a
 * double click pays once; otherwise the nonce, which is good for one charge, or a new key for a saved method.
 */
async function keyOf(
  context: Context,
  { key, ...order }: Omit<PaymentOrder, 'key'> & Pick<ChargeOrder, 'key'>,
  method: PaymentMethod,
): Promise<string> {
  if (key !== undefined) return key
  const recent = await recentKey(context, order)
  if (recent !== null) return recent
  return method.kind === 'nonce' ? `nonce/${method.value}`.slice(0, 128) : crypto.randomUUID()
}

/** @throws DomainError invalid `Payment.MethodMissing`; not-found for another user's method */
async function methodOf(
  context: Context,
  { nonce, savedCard }: NamedMethod,
): Promise<PaymentMethod> {
  if (nonce) return nonce
  const { actor } = context
  if (savedCard === undefined || actor.kind !== 'user')
    throw new DomainError('invalid', 'Payment.MethodMissing')
  const { customerId, methodId } = await findSavedMethod(context, ownerOf(actor), savedCard)
  return { kind: 'saved', customerId, methodId }
}

/** @throws DomainError as `chargePayment`; invalid `Payment.MethodMissing` */
export async function chargeNow(
  context: Context,
  provider: PaymentProvider,
  order: ChargeOrder,
  named: NamedMethod,
): Promise<ChargedPayment> {
  const method = await methodOf(context, named)
  const isNew = method.kind === 'nonce'
  const whole = {
    ...order,
    channel: isNew ? ('nonce' as const) : ('saved' as const),
    // Card testers send new cards; a saved card was checked before.
    rateLimitKey: isNew ? order.rateLimitKey : undefined,
  }
  const key = await keyOf(context, whole, method)
  return chargePayment(context, provider, { ...whole, key }, method)
}
