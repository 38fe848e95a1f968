import { createHash } from 'node:crypto'
import type { Context } from '../../platform/kernel/context.ts'

/** Whose a draft is: a person's or a device's. */
export type Owner = `user/${string}` | `device/${string}`

/**
 * Whose drafts a request is about: a person's own, or those of the device whose secret it carries; of
 * the secret only its hash is kept. Null for a visitor whose device has none yet.
 */
export function ownerOf({ actor }: Context, device: string | null): Owner | null {
  if (actor.kind === 'user') return `user/${actor.userId}`
  if (device === null) return null
  return `device/${createHash('sha256').update(device).digest('hex')}`
}
