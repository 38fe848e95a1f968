import { describe, expect, it } from 'vitest'
import { type Actor, anonymous, newId, type UserActor } from '../kernel/index.ts'
import { requireAdmin, requireContact, requireUser, requireVerified } from './guards.ts'
import { type SessionState, sessionStateOf, sessionStates } from './session-state.ts'

const person: UserActor = {
  kind: 'user',
  userId: newId<'user'>(),
  sessionId: newId<'session'>(),
  isVerified: true,
  contactId: '0031',
  isAdmin: false,
  organizationId: null,
  confirmedAt: new Date(0),
}

const actors: Readonly<Record<SessionState, Actor>> = {
  anonymous,
  unverified: { ...person, isVerified: false, contactId: null },
  'no-contact': { ...person, contactId: null },
  full: person,
  administrator: { ...person, isAdmin: true },
}

const guards = { requireUser, requireVerified, requireContact, requireAdmin }

const answers: Readonly<
  Record<keyof typeof guards, Readonly<Record<SessionState, string | true>>>
> = {
  requireUser: {
    anonymous: 'unauthenticated: Auth.SignInRequired',
    unverified: true,
    'no-contact': true,
    full: true,
    administrator: true,
  },
  requireVerified: {
    anonymous: 'unauthenticated: Auth.SignInRequired',
    unverified: 'forbidden: Auth.VerificationRequired',
    'no-contact': true,
    full: true,
    administrator: true,
  },
  requireContact: {
    anonymous: 'unauthenticated: Auth.SignInRequired',
    unverified: 'forbidden: Auth.VerificationRequired',
    'no-contact': 'forbidden: Auth.AccountIncomplete',
    full: true,
    administrator: true,
  },
  requireAdmin: {
    anonymous: 'unauthenticated: Auth.SignInRequired',
    unverified: 'forbidden: Auth.VerificationRequired',
    'no-contact': 'forbidden: Auth.StaffOnly',
    full: 'forbidden: Auth.StaffOnly',
    administrator: true,
  },
}

function outcome(guard: () => UserActor): string | true {
  try {
    guard()
    return true
  } catch (error) {
    return String(error).replace('DomainError: ', '')
  }
}

describe.each(sessionStates)('in the state %s', (state) => {
  const actor = actors[state]

  it('the session is in that state', () => {
    expect(sessionStateOf(actor)).toBe(state)
  })

  // The table's own keys.
  it.each(Object.keys(guards) as (keyof typeof guards)[])('%s answers as its row says', (name) => {
    expect(outcome(() => guards[name]({ actor }))).toBe(answers[name][state])
  })
})

describe('the flags alone open nothing', () => {
  it('an administrator with an unverified address is no administrator yet', () => {
    const actor = { ...person, isVerified: false, isAdmin: true }
    expect(sessionStateOf(actor)).toBe('unverified')
    expect(() => requireAdmin({ actor })).toThrow('Auth.VerificationRequired')
  })

  it('a job of ours is no person', () => {
    expect(() => requireUser({ actor: { kind: 'system', job: 'feeds' } })).toThrow(
      'Auth.SignInRequired',
    )
  })
})
