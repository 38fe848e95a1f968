import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Id, UserActor } from '@portal/core/kernel'

/** What a sealed text is for; one kind is never taken for another. */
export type SealPurpose = 'resident' | 'staff' | 'mobile' | 'file' | 'folder'

const macOf = (secret: string, purpose: SealPurpose, bound: string, payload: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${bound}\n${payload}`).digest()

/** Signs a text for one purpose, bound to a secret that only its bearer has: `payload.mac`. */
export function seal(secret: string, purpose: SealPurpose, bound: string, value: unknown): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${payload}.${macOf(secret, purpose, bound, payload).toString('base64url')}`
}

/** The value of a text that we signed for just this; null for any other. */
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
  // Whatever is signed was written by `seal`, from an object.
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
}

/** A cookie's copy of its session's row is believed for so long. */
export const copyLivesMs = 60_000

/** What a cookie remembers of its session. */
export interface SessionCopy {
  readonly actor: UserActor
  readonly expiresAt: Date
}

/** Seals what a session's row says now, for the cookie that carries `token`. */
export const sealCopy = (
  secret: string,
  purpose: SealPurpose,
  token: string,
  { actor, expiresAt }: SessionCopy,
): string =>
  seal(secret, purpose, token, {
    s: actor.sessionId,
    u: actor.userId,
    v: actor.isVerified,
    c: actor.contactId,
    a: actor.isAdmin,
    o: actor.organizationId,
    k: actor.confirmedAt.getTime(),
    f: actor.ownFlags,
    e: expiresAt.getTime(),
    t: Date.now(),
  })

/**
 * Whose cookie it is by its signature alone, of whatever age: enough to count requests by, never to let
 * anybody in. Null for a text that is not ours.
 */
export function nameInCopy(
  secret: string,
  purpose: SealPurpose,
  token: string,
  text: string,
): { readonly sessionId: string; readonly userId: string } | null {
  const copy = unseal(secret, purpose, token, text)
  return copy && { sessionId: String(copy['s']), userId: String(copy['u']) }
}

/** The copy in a cookie or bearer token; null when it is not ours, or too old. */
export function unsealCopy(
  secret: string,
  purpose: SealPurpose,
  token: string,
  text: string,
  livesMs = copyLivesMs,
): SessionCopy | null {
  const copy = unseal(secret, purpose, token, text)
  const age = Date.now() - Number(copy?.['t'])
  if (copy === null || !(age >= 0 && age < livesMs) || Number(copy['e']) <= Date.now()) {
    return null
  }
  // Signed by us over the columns of a row, by sealCopy above.
  const { s, u, v, c, a, o, k, f } = copy as {
    s: Id<'session'>
    u: Id<'user'>
    v: boolean
    c: string | null
    a: boolean
    o: Id<'organization'> | null
    k: number
    f?: Readonly<Record<string, boolean>>
  }
  return {
    actor: {
      kind: 'user',
      sessionId: s,
      userId: u,
      isVerified: v,
      contactId: c,
      isAdmin: a,
      organizationId: o,
      confirmedAt: new Date(k),
      ...(f && { ownFlags: f }),
    },
    expiresAt: new Date(Number(copy['e'])),
  }
}
