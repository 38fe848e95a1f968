import type { Context } from '../../platform/kernel/context.ts'
import { sha256 } from '../../platform/kernel/sha-256.ts'

export type Owner = `user/${string}` | `device/${string}`

/** The user, or a hash of the device cookie's secret. Null for a visitor without a cookie. */
export function ownerOf({ actor }: Context, device: string | null): Owner | null {
  if (actor.kind === 'user') return `user/${actor.userId}`
  if (device === null) return null
  return `device/${sha256(device)}`
}
