import { deviceOr, type HandlerContext } from '@portal/bff-pipeline'
import { type Owner, ownerOf } from '@portal/core/drafts'

/** Whose drafts a request is about, where they can have any yet. */
export const knownOwner = (context: HandlerContext): Owner | null =>
  ownerOf(context, context.state.client.device)

/** Whose drafts a request begins; a device that has no secret yet gets one with the answer. */
export function beginningOwner(context: HandlerContext): {
  readonly owner: Owner
  readonly headers: Readonly<Record<string, string>>
} {
  const known = knownOwner(context)
  if (known) return { owner: known, headers: {} }
  const { device, headers } = deviceOr(context.state.env, context.state.client.device)
  // With a device's secret there always is an owner.
  return { owner: ownerOf(context, device) as Owner, headers }
}
