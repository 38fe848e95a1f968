import { importJWK, SignJWT } from 'jose'

/** The city's key pair for push services (VAPID, RFC 8292), base64url. */
export interface WebPushKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** Contact for push services: `mailto:` or `https:`. */
  readonly subject: string
}

interface Kept {
  readonly header: string
  readonly endsAt: number
}

const hourMs = 3_600_000
/** A push service refuses tokens that hold for more than 24 hours (RFC 8292, 2). */
const livesMs = 12 * hourMs
const renewedMs = hourMs
/** Push services are a handful, but one has names of its own for its servers. */
const most = 200

// Of the isolate: a signature for each push would be a quarter of its cost.
const kept = new Map<string, Kept>()

/** Signed once for each push service and half a day. */
export async function vapidHeader(keys: WebPushKeys, endpoint: string, now: Date): Promise<string> {
  const { origin } = new URL(endpoint)
  const name = `${origin} ${keys.publicKey} ${keys.subject}`
  const known = kept.get(name)
  const left = (known?.endsAt ?? 0) - now.getTime()
  if (known && left > renewedMs && left <= livesMs) return known.header
  const endsAt = now.getTime() + livesMs
  const header = await sign(keys, origin, endsAt)
  if (kept.size >= most) kept.clear()
  kept.set(name, { header, endsAt })
  return header
}

async function sign(
  { publicKey, privateKey, subject }: WebPushKeys,
  audience: string,
  endsAt: number,
): Promise<string> {
  const point = Buffer.from(publicKey, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y, d: privateKey }, 'ES256')
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(audience)
    .setExpirationTime(Math.floor(endsAt / 1000))
    .setSubject(subject)
    .sign(key)
  return `vapid t=${token}, k=${publicKey}`
}
