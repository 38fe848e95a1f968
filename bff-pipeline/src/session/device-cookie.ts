import { createHmac, randomBytes } from 'node:crypto'
import type { Bindings } from '../bindings.ts'

type Env = Pick<Bindings, 'ENVIRONMENT'>

/** The cookie's name before it was bound to its host; read until the last expires. */
const formerName = 'device'

/**
 * By it a device without an account finds its drafts. In production no other host can set it (RFC
 * 6265bis); over plain HTTP browsers refuse this name.
 */
const deviceCookie = ({ ENVIRONMENT }: Env): string =>
  ENVIRONMENT === 'production' ? '__Host-device' : formerName

/** Null without one. */
export const knownDevice = (
  env: Env,
  cookie: (name: string) => string | undefined,
): string | null => {
  const value = cookie(deviceCookie(env)) ?? cookie(formerName)
  // We never issued this value, and it may not be storable.
  return value !== undefined && /^[\w-]{32,128}$/.test(value) ? value : null
}

const lives = 60 * 86_400

/** Such as a random UUID. */
const isSecret = (key: string): boolean => key.length >= 32

/** Derived from the Idempotency-Key: if the first reply was lost, so was its cookie. */
const newDevice = (authSecret: string, key: string | undefined): string =>
  key !== undefined && isSecret(key)
    ? createHmac('sha256', authSecret).update(`device/${key}`).digest('base64url')
    : randomBytes(32).toString('base64url')

interface Asking {
  readonly authSecret: string
  readonly key: string | undefined
}

/** With the header that sets it if it is new. */
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
