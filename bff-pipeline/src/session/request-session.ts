import type { OpenedSession } from '@portal/core/identity'
import type { CookieChange } from './session-cookie.ts'

/** The session of a request and what its answer does to it; a page and its API calls share one. */
export interface RequestSession {
  /** The session that the request's cookie named, while it lives. */
  held: { readonly token: string; readonly expiresAt: Date } | null
  change: CookieChange | null
  /** The request's cookie names a session that has ended: elsewhere, or of age. */
  hasEnded: boolean
}

/** The part of a request's state that carries its session. */
interface Carrier {
  readonly session: RequestSession
}

/** Gives the browser a session that was opened just now. */
export function carrySession(state: Carrier, { actor, session }: OpenedSession): void {
  const { expiresAt, token } = session
  state.session.change = { kind: 'set', token, expiresAt, copy: { actor, expiresAt } }
}

/** Takes the session from the browser. */
export function dropSession(state: Carrier): void {
  state.session.change = { kind: 'clear' }
}

/**
 * After a change the cookie drops its sealed session: the change may have affected the actor, so the
 * next request reads it again.
 */
export function forgetCopy({ session }: Carrier): void {
  const { change, held } = session
  if (held === null || (change !== null && change.kind === 'clear')) return
  const isNew = change !== null && change.token !== held.token
  if (!isNew) session.change = { kind: 'set', ...held, copy: null }
}
