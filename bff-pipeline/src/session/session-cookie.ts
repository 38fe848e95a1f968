import type { Bindings } from '../bindings.ts'
import type { SealedSession } from './sealed-session.ts'
import { sealSession } from './sealed-session.ts'

export type WebApp = 'resident' | 'staff'

export type CookieChange =
  | {
      readonly kind: 'set'
      readonly token: string
      readonly expiresAt: Date
      readonly copy: SealedSession | null
    }
  | { readonly kind: 'clear' }

/** Cookies ignore ports, so the two apps' names differ. */
const names: Readonly<Record<WebApp, string>> = { resident: 'session', staff: 'staff_session' }

/** The prefix binds it to the host (RFC 6265bis); over plain HTTP browsers refuse it. */
export const cookieName = (app: WebApp, { ENVIRONMENT }: Pick<Bindings, 'ENVIRONMENT'>): string =>
  ENVIRONMENT === 'production' ? `__Host-${names[app]}` : names[app]

/** A week longer than its session, so that a returning user learns that it has ended. */
const afterSeconds = 7 * 86_400

export function setCookieHeader(
  app: WebApp,
  env: Pick<Bindings, 'ENVIRONMENT'>,
  secret: string,
  change: CookieChange,
): string {
  const attributes = [
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(env.ENVIRONMENT === 'production' ? ['Secure'] : []),
  ]
  if (change.kind === 'clear')
    return [`${cookieName(app, env)}=`, 'Max-Age=0', ...attributes].join('; ')
  const { copy, expiresAt, token } = change
  const value = copy ? `${token}.${sealSession(secret, app, token, copy)}` : token
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000)) + afterSeconds
  return [`${cookieName(app, env)}=${value}`, `Max-Age=${seconds}`, ...attributes].join('; ')
}

/** The session's secret, and the sealed copy of its row. */
export function cookieParts(value: string): { readonly token: string; readonly sealed: string } {
  const [token = '', ...sealed] = value.split('.')
  return { token, sealed: sealed.join('.') }
}
