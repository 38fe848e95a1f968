import { createHash } from 'node:crypto'
import type { Context } from '../../platform/kernel/context.ts'

export type Owner = `user/${string}` | `device/${string}`

/** The user, or a hash of the device cookie's secret. Null for a visitor without a cookie. */
export function ownerOf({ actor }: Context, device: string | null): Owner | null {
  if (actor.kind === 'user') return `user/${actor.userId}`
  if (device === null) return null
  return `device/${createHash('sha256').update(device).digest('hex')}`
}
