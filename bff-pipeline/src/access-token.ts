import { seal, unseal } from './session-seal.ts'

/** How long a mobile app's access token lives. Its session's row is read at every use all the same. */
export const accessTokenSeconds = 900

/** The bearer token by which a mobile app uses its session. */
export const newAccessToken = (secret: string, sessionId: string): string =>
  seal(secret, 'mobile', '', { s: sessionId, e: Date.now() + accessTokenSeconds * 1000 })

/** The session that a bearer token names; null for one that is not ours, or too old. */
export function sessionIdOf(secret: string, token: string): string | null {
  const value = unseal(secret, 'mobile', '', token)
  return value !== null && Number(value['e']) > Date.now() ? String(value['s']) : null
}
