import { importPKCS8, SignJWT } from 'jose'
import { DeliveryError } from '../../platform/deliveries/index.ts'

/** Of a service account's key file, as Google gives it. */
export interface FcmAccount {
  readonly project_id: string
  readonly client_email: string
  readonly private_key: string
  readonly token_uri: string
}

type Fetch = (address: string, request: RequestInit) => Promise<Response>

const scope = 'https://www.googleapis.com/auth/firebase.messaging'
/** Google’s longest. */
const livesSeconds = 3600
/** A token that ends during a push would be refused. */
const renewedMs = 5 * 60_000

// Of the isolate.
const kept = new Map<string, { readonly token: string; readonly endsAt: number }>()

/** Google's server-to-server OAuth (RFC 7523). @throws DeliveryError if it gives no token. */
export async function fcmToken(account: FcmAccount, fetch: Fetch, now: Date): Promise<string> {
  const known = kept.get(account.client_email)
  if (known && known.endsAt - now.getTime() > renewedMs) return known.token
  const asked = Math.floor(now.getTime() / 1000)
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt(asked)
    .setExpirationTime(asked + livesSeconds)
    .sign(await importPKCS8(account.private_key, 'RS256'))
  const answer = await fetch(account.token_uri, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    }).toString(),
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    const isDown = answer.status >= 500 || answer.status === 429
    throw new DeliveryError(isDown ? 'unreachable' : 'signed-out', `OAuth ${answer.status}`)
  }
  // Google's answer (RFC 6749, 5.1).
  const given = (await answer.json()) as { access_token: string; expires_in: number }
  kept.set(account.client_email, {
    token: given.access_token,
    endsAt: now.getTime() + given.expires_in * 1000,
  })
  return given.access_token
}

/** Google took it back. */
export const forgetFcmToken = ({ client_email: name }: FcmAccount): boolean => kept.delete(name)
