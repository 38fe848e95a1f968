import type { SignedInSession } from '@portal/core/identity'
import type { CookieChange } from './session-cookie.ts'

/** Shared by a page and its API calls. */
export interface RequestSession {
  /** From the request's cookie, while valid. */
  held: { readonly token: string; readonly expiresAt: Date } | null
  change: CookieChange | null
  /** The cookie's session was ended elsewhere or expired. */
  hasEnded: boolean
}

interface Carrier {
  readonly session: RequestSession
}

export function carrySession(state: Carrier, { actor, session }: SignedInSession): void {
  const { expiresAt, token } = session
  state.session.change = { kind: 'set', token, expiresAt, copy: { actor, expiresAt } }
}

export function dropSession(state: Carrier): void {
  state.session.change = { kind: 'clear' }
}

/** Drops the sealed session after a change, so that the next request reads the row again. */
export function forgetCopy({ session }: Carrier): void {
  const { change, held } = session
  if (held === null || (change !== null && change.kind === 'clear')) return
  const isNew = change !== null && change.token !== held.token
  if (!isNew) session.change = { kind: 'set', ...held, copy: null }
}
