import { isUuid } from '@portal/core/rules'

/** Keeps the service that somebody came for while the account is made (spec, resident section 4). */
const name = 'pending_activity'

/** The link in the verification mail lives as long. */
const seconds = 86_400

/** The service in a Cookie header, or in `document.cookie`. */
export function pendingActivityIn(cookies: string): string | null {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1] ?? ''
  return isUuid(value) ? value : null
}

/** The cookie that keeps it, or takes it away when null. It opens nothing, so that a script may set it. */
export const pendingActivityCookie = (id: string | null): string =>
  `${name}=${id ?? ''}; Path=/; SameSite=Lax; Max-Age=${id ? seconds : 0}`
