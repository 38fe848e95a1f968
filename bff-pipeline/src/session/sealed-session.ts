import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  type GrantableRole,
  type Id,
  type PendingActor,
  personOf,
  type SecondStep,
  type UserActor,
} from '@portal/core/kernel'

type SessionPurpose = 'resident' | 'staff' | 'mobile'

/** A seal for one purpose is invalid for any other. */
export type SealPurpose = SessionPurpose | 'file' | 'folder'

const macOf = (secret: string, purpose: SealPurpose, bound: string, payload: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${bound}\n${payload}`).digest()

/** Signs a value, bound to a secret that only the client holds: `payload.mac`. */
export function seal(secret: string, purpose: SealPurpose, bound: string, value: unknown): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${payload}.${macOf(secret, purpose, bound, payload).toString('base64url')}`
}

/** Null unless `seal` signed it for the same purpose and secret. */
export function unseal(
  secret: string,
  purpose: SealPurpose,
  bound: string,
  text: string,
): Record<string, unknown> | null {
  const [payload = '', mac = ''] = text.split('.')
  const given = Buffer.from(mac, 'base64url')
  const expected = macOf(secret, purpose, bound, payload)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  // A valid signature proves that `seal` wrote it, from an object.
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
}

/** After this the database is asked again. */
export const sealedSessionLivesMs = 60_000

/** A session's row as its cookie carries it. */
export interface SealedSession {
  readonly actor: UserActor | PendingActor
  readonly expiresAt: Date
}

export function sealSession(
  secret: string,
  purpose: SessionPurpose,
  token: string,
  { actor: asking, expiresAt }: SealedSession,
): string {
  const actor = personOf(asking)
  return seal(secret, purpose, token, {
    p: asking.kind === 'pending' ? asking.step : undefined,
    s: actor.sessionId,
    u: actor.userId,
    v: actor.isVerified,
    c: actor.contactId,
    a: actor.isAdmin,
    r: actor.roles,
    o: actor.organizationId,
    k: actor.confirmedAt.getTime(),
    f: actor.ownFlags,
    e: expiresAt.getTime(),
    t: Date.now(),
  })
}

/**
 * The ids in a sealed session of any age, checked by signature only: enough for rate limits, never
 * for access. Null if we did not sign it.
 */
export function idsInSealedSession(
  secret: string,
  purpose: SealPurpose,
  token: string,
  text: string,
): { readonly sessionId: string; readonly userId: string } | null {
  const session = unseal(secret, purpose, token, text)
  return session && { sessionId: String(session['s']), userId: String(session['u']) }
}

/** Null if we did not sign it or it is too old. */
export function unsealSession(
  secret: string,
  purpose: SessionPurpose,
  token: string,
  text: string,
  livesMs = sealedSessionLivesMs,
): SealedSession | null {
  const session = unseal(secret, purpose, token, text)
  const age = Date.now() - Number(session?.['t'])
  if (session === null || !(age >= 0 && age < livesMs) || Number(session['e']) <= Date.now()) {
    return null
  }
  // The signature proves that `sealSession` wrote these fields.
  const { s, u, v, c, a, r, o, k, f, p } = session as {
    s: Id<'session'>
    u: Id<'user'>
    v: boolean
    c: string | null
    a: boolean
    r?: readonly GrantableRole[]
    o: Id<'organization'> | null
    k: number
    f?: Readonly<Record<string, boolean>>
    p?: SecondStep
  }
  const user: UserActor = {
    kind: 'user',
    app: purpose,
    sessionId: s,
    userId: u,
    isVerified: v,
    contactId: c,
    isAdmin: a,
    organizationId: o,
    confirmedAt: new Date(k),
    ...(r && { roles: r }),
    ...(f && { ownFlags: f }),
  }
  return {
    actor: p ? { kind: 'pending', step: p, user } : user,
    expiresAt: new Date(Number(session['e'])),
  }
}
