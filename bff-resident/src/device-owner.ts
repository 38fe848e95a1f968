import { deviceOr, type HandlerContext } from '@portal/bff-pipeline'
import { type Owner, ownerOf } from '@portal/core/drafts'

/** Null for a device without a secret. */
export const knownOwner = (context: HandlerContext): Owner | null =>
  ownerOf(context, context.state.client.device)

/** A device without a secret gets one with the reply, the same for the same Idempotency-Key. */
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
  // With a device's secret there is always an owner.
  return { owner: ownerOf(context, device) as Owner, headers }
}
