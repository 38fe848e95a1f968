import type { UserActor } from '@portal/core/kernel'
import { sealSession, unseal, unsealSession } from './sealed-session.ts'

/** How long a mobile app's access token lives. Its session is still checked at every use. */
export const accessTokenSeconds = 900

const livesMs = accessTokenSeconds * 1000

/** The bearer token by which a mobile app uses its session; it carries a copy of the session's row. */
export const newAccessToken = (secret: string, actor: UserActor): string =>
  sealSession(secret, 'mobile', '', { actor, expiresAt: new Date(Date.now() + livesMs) })

/** The session that a bearer token names; null for one that is not ours, or too old. */
export function sessionIdOf(secret: string, token: string): string | null {
  const value = unseal(secret, 'mobile', '', token)
  return value !== null && Number(value['e']) > Date.now() ? String(value['s']) : null
}

/**
 * Who asks, by a bearer token's copy of the session's row, for the database to check. Null for one that is not ours,
 * too old, or from before tokens carried a copy.
 */
export const actorIn = (secret: string, token: string): UserActor | null =>
  unsealSession(secret, 'mobile', '', token, livesMs)?.actor ?? null
