import type { HandlerContext } from '@portal/bff-pipeline'
import { takeAttempt } from '@portal/core/identity'
import { DomainError } from '@portal/core/kernel'

type PaymentLimit = 'payment-begin' | 'payment-charge' | 'method-save'

/**
 * Counts what can be used to try out cards or accounts: by the person, else by the network address.
 * @throws DomainError limited, with the seconds to wait.
 */
export async function countPaymentAttempt(
  context: HandlerContext,
  limit: PaymentLimit,
): Promise<void> {
  const { actor, state } = context
  const { ipAddress } = state.client
  // Without an edge in front, everybody comes from one address, which tells nobody apart.
  if (ipAddress === null) return
  const key = actor.kind === 'user' ? `user/${actor.userId}` : `address/${ipAddress}`
  await takeAttempt(context, [{ limit, key }])
}

/**
 * What a call that pays at once pays with is one thing; one that was typed is counted before the provider
 * hears of it.
 * @throws DomainError invalid `Payment.MethodMissing`, limited.
 */
export async function requireOneMeans(
  context: HandlerContext,
  { nonce, savedCard }: { readonly nonce?: unknown; readonly savedCard?: string | undefined },
): Promise<void> {
  if ((nonce === undefined) === (savedCard === undefined))
    throw new DomainError('invalid', 'Payment.MethodMissing')
  if (nonce !== undefined) await countPaymentAttempt(context, 'payment-charge')
}
