import { deviceOr, type HandlerContext } from '@portal/bff-pipeline'
import { type Owner, ownerOf } from '@portal/core/drafts'

/** Whose drafts a request is about, where they can have any yet. */
export const knownOwner = (context: HandlerContext): Owner | null =>
  ownerOf(context, context.state.client.device)

/**
 * Whose drafts a request begins; a device that has no secret yet gets one with the answer, and the same by
 * the same Idempotency-Key.
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
