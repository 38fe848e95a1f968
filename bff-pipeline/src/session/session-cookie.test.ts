import { describe, expect, it, vi, afterEach } from 'vitest'
import type { Id, UserActor } from '@portal/core/kernel'
import { bindings } from '../probe.fixture.ts'
import { actorIn, newAccessToken, sessionIdOf } from './access-token.ts'
import { authSecret } from './auth-secret.ts'
import { seal, sealSession, unsealSession } from './sealed-session.ts'
import { setCookieHeader } from './session-cookie.ts'

const secret = 'a secret for tests, of more than 32 characters'
const database = { databaseUrl: '', neonEndpoint: '' }
const actor: UserActor = {
  kind: 'user',
  // Ids are not used here.
  userId: '019b76da-a800-7000-8000-000000000001' as Id<'user'>,
  // Nor is this one.
  sessionId: '019b76da-a800-7000-8000-000000000002' as Id<'session'>,
  isVerified: true,
  contactId: 'c',
  isAdmin: false,
  organizationId: null,
  confirmedAt: new Date(5),
}
const copy = { actor, expiresAt: new Date(Date.now() + 3_600_000) }

afterEach(() => vi.useRealTimers())

describe('the copy in a cookie', () => {
  it('says what the row said, for a minute', () => {
    vi.useFakeTimers()
    const sealed = sealSession(secret, 'resident', 'token', copy)
    expect(unsealSession(secret, 'resident', 'token', sealed)).toEqual({
      ...copy,
      actor: { ...actor, app: 'resident' },
    })
    vi.advanceTimersByTime(59_999)
    expect(unsealSession(secret, 'resident', 'token', sealed)).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(unsealSession(secret, 'resident', 'token', sealed)).toBeNull()
  })

  it.each(['verify', 'enroll'] as const)(
    'of a login that waits for a second step (%s) says so',
    (step) => {
      const waiting = { ...copy, actor: { kind: 'pending', step, user: actor } as const }
      const sealed = sealSession(secret, 'staff', 'token', waiting)
      expect(unsealSession(secret, 'staff', 'token', sealed)?.actor).toEqual({
        kind: 'pending',
        step,
        user: { ...actor, app: 'staff' },
      })
    },
  )

  it('cannot be rewritten: a copy that says Admin is none', () => {
    const [payload = '', mac = ''] = sealSession(secret, 'resident', 'token', copy).split('.')
    const said = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
    const forged = Buffer.from(JSON.stringify({ ...said, a: true })).toString('base64url')
    for (const text of [`${forged}.${mac}`, forged, `${forged}.`, `.${mac}`, '.', 'x.y']) {
      expect(unsealSession(secret, 'resident', 'token', text)).toBeNull()
    }
  })

  it('is worth nothing beside another token, in the other app, or under another secret', () => {
    const sealed = sealSession(secret, 'resident', 'token', copy)
    expect(unsealSession(secret, 'resident', 'another', sealed)).toBeNull()
    expect(unsealSession(secret, 'staff', 'token', sealed)).toBeNull()
    expect(unsealSession(`${secret}!`, 'resident', 'token', sealed)).toBeNull()
  })

  it('is no bearer token, and a bearer token no copy', () => {
    const sealed = sealSession(secret, 'mobile', '', copy)
    expect(sessionIdOf(secret, sealed)).toBe(actor.sessionId)
    const bearer = newAccessToken(secret, actor)
    expect(unsealSession(secret, 'resident', '', bearer)).toBeNull()
    expect(sessionIdOf(secret, sealSession(secret, 'resident', '', copy))).toBeNull()
  })
})

describe('a bearer token', () => {
  it('lives 15 minutes', () => {
    vi.useFakeTimers()
    const bearer = newAccessToken(secret, actor)
    vi.advanceTimersByTime(899_999)
    const whole = { ...actor, app: 'mobile' }
    expect([sessionIdOf(secret, bearer), actorIn(secret, bearer)]).toEqual([actor.sessionId, whole])
    vi.advanceTimersByTime(1)
    expect([sessionIdOf(secret, bearer), actorIn(secret, bearer)]).toEqual([null, null])
  })

  it('from before it carried a copy names its session alone', () => {
    const bearer = seal(secret, 'mobile', '', { s: actor.sessionId, e: Date.now() + 900_000 })
    expect([sessionIdOf(secret, bearer), actorIn(secret, bearer)]).toEqual([actor.sessionId, null])
  })
})

describe('the cookie', () => {
  const change = { kind: 'set', token: 't', expiresAt: copy.expiresAt, copy: null } as const

  it('is HttpOnly and Lax, and in production Secure and bound to its host', () => {
    const header = setCookieHeader('staff', { ENVIRONMENT: 'production' }, secret, change)
    expect(header).toMatch(
      /^__Host-staff_session=t; Max-Age=60\d{4}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(header).not.toMatch(/Domain/i)
  })

  it('has a name of its own in each app, since cookies ignore ports', () => {
    const names = (['resident', 'staff'] as const).map(
      (app) => setCookieHeader(app, { ENVIRONMENT: 'local' }, secret, change).split('=')[0],
    )
    expect(new Set(names).size).toBe(2)
  })
})

describe('a worker', () => {
  it('answers nothing in production without a secret of its own', () => {
    const production = { ENVIRONMENT: 'production' } as const
    for (const AUTH_SECRET of ['', 'short', 'local-only-secret-that-protects-nothing']) {
      expect(() => authSecret(bindings(database, { ...production, AUTH_SECRET }))).toThrow(
        'AUTH_SECRET',
      )
    }
    expect(authSecret(bindings(database, { ...production, AUTH_SECRET: secret }))).toBe(secret)
  })
})
