import type { HandlerContext } from '@portal/bff-pipeline'
import { addressLimit, type RateLimitKey, hitRateLimits } from '@portal/core/identity'

type PaymentLimit = 'payment-begin' | 'payment-charge' | 'method-save'

/**
 * For calls that could test cards or accounts: the user, otherwise the network address; undefined
 * without an edge in front, where all clients share one address.
 */
export function rateLimitKeyOf(
  context: HandlerContext,
  limit: PaymentLimit,
): RateLimitKey | undefined {
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
export async function limitMethodSaves(context: HandlerContext): Promise<void> {
  const key = rateLimitKeyOf(context, 'method-save')
  if (key) await hitRateLimits(context, [key])
}
