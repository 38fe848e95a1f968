import { randomBytes } from 'node:crypto'
import type { Bindings } from './bindings.ts'

/** The cookie by which a device without an account finds again what was typed on it. */
export const deviceCookie = 'device'

const lives = 60 * 86_400

/** A device's secret, and the header that hands it out where it has none yet. */
export function deviceOr(
  { ENVIRONMENT }: Pick<Bindings, 'ENVIRONMENT'>,
  known: string | null,
): {
  readonly device: string
  readonly headers: Readonly<Record<string, string>>
} {
  if (known !== null) return { device: known, headers: {} }
  const device = randomBytes(32).toString('base64url')
  const secure = ENVIRONMENT === 'production' ? '; Secure' : ''
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${lives}${secure}`
  return { device, headers: { 'set-cookie': `${deviceCookie}=${device}; ${attributes}` } }
}
