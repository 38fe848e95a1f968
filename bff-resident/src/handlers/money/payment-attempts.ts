import type { HandlerContext } from '@portal/bff-pipeline'
import { addressLimit, type RateLimitKey, hitRateLimits } from '@portal/core/identity'
import { DomainError } from '@portal/core/kernel'

type PaymentLimit = 'payment-begin' | 'payment-charge' | 'method-save'

/**
 * For calls that could test cards or accounts: the user, otherwise the network address; undefined
 * without an edge in front, where all clients share one address.
 */
export function countedAs(context: HandlerContext, limit: PaymentLimit): RateLimitKey | undefined {
  const { actor, state } = context
  const { ipAddress } = state.client
  if (ipAddress === null) return undefined
  if (actor.kind === 'user') return { limit, key: `user/${actor.userId}` }
  return addressLimit(context, limit, ipAddress)
}

/**
 * Counts a number to be saved.
 * @throws DomainError limited, with the seconds to wait
 */
export async function countMethodSave(context: HandlerContext): Promise<void> {
  const counted = countedAs(context, 'method-save')
  if (counted) await hitRateLimits(context, [counted])
}

/**
 * A payment uses exactly one method.
 * @throws DomainError invalid `Payment.MethodMissing`
 */
export function requireOneMeans({
  nonce,
  savedCard,
}: {
  readonly nonce?: unknown
  readonly savedCard?: string | undefined
}): void {
  if ((nonce === undefined) === (savedCard === undefined))
    throw new DomainError('invalid', 'Payment.MethodMissing')
}
