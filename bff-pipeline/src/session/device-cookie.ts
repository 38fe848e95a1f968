import { createHmac, randomBytes } from 'node:crypto'
import type { Bindings } from '../bindings.ts'

type Env = Pick<Bindings, 'ENVIRONMENT'>

/** What the cookie was called before it was bound to its host; read until those have run out. */
const formerName = 'device'

/**
 * The cookie by which a device without an account finds its drafts again. In production no other host
 * can set it (RFC 6265bis); over plain HTTP browsers refuse a cookie with this name.
 */
const deviceCookie = ({ ENVIRONMENT }: Env): string =>
  ENVIRONMENT === 'production' ? '__Host-device' : formerName

/** The secret of the calling device; null if it has none. */
export const knownDevice = (
  env: Env,
  cookie: (name: string) => string | undefined,
): string | null => {
  const value = cookie(deviceCookie(env)) ?? cookie(formerName)
  // A value that we never issued is not a device secret, and may not even be storable.
  return value !== undefined && /^[\w-]{32,128}$/.test(value) ? value : null
}

const lives = 60 * 86_400

/** A key that cannot be guessed: a random UUID is one. */
const isSecret = (key: string): boolean => key.length >= 32

/**
 * The secret for a device that has none yet. The same Idempotency-Key always gets the same secret: if
 * the first answer was lost, so was its cookie, and the device must stay the same.
 */
const newDevice = (authSecret: string, key: string | undefined): string =>
  key !== undefined && isSecret(key)
    ? createHmac('sha256', authSecret).update(`device/${key}`).digest('base64url')
    : randomBytes(32).toString('base64url')

interface Asking {
  readonly authSecret: string
  /** The request's Idempotency-Key. */
  readonly key: string | undefined
}

/** A device's secret, and the header that sets it if it is new. */
export function deviceOr(
  env: Env,
  known: string | null,
  { authSecret, key }: Asking,
): {
  readonly device: string
  readonly headers: Readonly<Record<string, string>>
} {
  if (known !== null) return { device: known, headers: {} }
  const device = newDevice(authSecret, key)
  const secure = env.ENVIRONMENT === 'production' ? '; Secure' : ''
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${lives}${secure}`
  return { device, headers: { 'set-cookie': `${deviceCookie(env)}=${device}; ${attributes}` } }
}
