import { deviceOr, type HandlerContext } from '@portal/bff-pipeline'
import { type Owner, ownerOf } from '@portal/core/drafts'

/** The owner of a request's drafts; null if they can have none yet. */
export const knownOwner = (context: HandlerContext): Owner | null =>
  ownerOf(context, context.state.client.device)

/**
 * The owner of a new draft; a device without a secret gets one with the answer, the same for the same
 * Idempotency-Key.
 */
export function beginningOwner(
  context: HandlerContext,
  key?: string,
): {
  readonly owner: Owner
  readonly headers: Readonly<Record<string, string>>
} {
  const known = knownOwner(context)
  if (known) return { owner: known, headers: {} }
  const { authSecret, client, env } = context.state
  const { device, headers } = deviceOr(env, client.device, { authSecret, key })
  // With a device's secret there always is an owner.
  return { owner: ownerOf(context, device) as Owner, headers }
}
