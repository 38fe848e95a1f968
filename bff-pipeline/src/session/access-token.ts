import type { UserActor } from '@portal/core/kernel'
import { sealSession, unseal, unsealSession } from './sealed-session.ts'

/** A mobile app's access token; its session is still checked on every use. */
export const accessTokenSeconds = 900

const livesMs = accessTokenSeconds * 1000

/** A mobile app's bearer token, with a copy of the session's row. */
export const newAccessToken = (secret: string, actor: UserActor): string =>
  sealSession(secret, 'mobile', '', { actor, expiresAt: new Date(Date.now() + livesMs) })

/** Null for a token that is not ours, or expired. */
export function sessionIdOf(secret: string, token: string): string | null {
  const value = unseal(secret, 'mobile', '', token)
  return value !== null && Number(value['e']) > Date.now() ? String(value['s']) : null
}

/**
 * The actor in a token's copy of the session's row, for the database to check. Null if it is not
 * ours, expired, or older than such copies.
 */
export function actorIn(secret: string, token: string): UserActor | null {
  const actor = unsealSession(secret, 'mobile', '', token, livesMs)?.actor
  return actor?.kind === 'user' ? actor : null
}
