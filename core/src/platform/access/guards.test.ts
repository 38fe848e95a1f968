import { describe, expect, it } from 'vitest'
import { type Actor, anonymous, grantableRoles, newId, type UserActor } from '../kernel/index.ts'
import {
  requireContact,
  requireFactorOwner,
  requirePending,
  requireStaff,
  requireUser,
  requireVerified,
} from './guards.ts'
import { type SessionState, sessionStateOf, sessionStates } from './session-state.ts'
import { mayCall, type StaffOperation, staffOperations } from './staff-operations.ts'

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

const guards = {
  requireUser,
  requireVerified,
  requireContact,
  requireStaff: (asking: { readonly actor: Actor }) => requireStaff(asking, 'editUser'),
}

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
  requireStaff: {
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
    expect(() => requireStaff({ actor }, 'editUser')).toThrow('Auth.VerificationRequired')
  })

  it('a job of ours is no person', () => {
    expect(() => requireUser({ actor: { kind: 'system', job: 'feeds' } })).toThrow(
      'Auth.SignInRequired',
    )
  })
})

describe('a role of the staff app', () => {
  const clerk: UserActor = { ...person, roles: ['caseWorker'] }

  it('lets its own operations pass, and no others', () => {
    expect(requireStaff({ actor: clerk }, 'replyToRequest')).toBe(clerk)
    expect(() => requireStaff({ actor: clerk }, 'refundPayment')).toThrow('Auth.RoleMissing')
  })

  it('needs a verified address', () => {
    const actor = { ...clerk, isVerified: false }
    expect(() => requireStaff({ actor }, 'replyToRequest')).toThrow('Auth.VerificationRequired')
  })

  it('is held together with others', () => {
    const actor: UserActor = { ...clerk, roles: ['caseWorker', 'finance'] }
    expect(requireStaff({ actor }, 'refundPayment')).toBe(actor)
  })

  it.each(grantableRoles.filter((role) => role !== 'auditor'))(
    '%s reads nothing of the portal’s own records',
    (role) => {
      expect(mayCall([role], 'listSlowdowns')).toBe(false)
    },
  )

  it.each(Object.keys(staffOperations) as StaffOperation[])(
    'the administrator can call %s',
    (operation) => {
      expect(mayCall(['administrator'], operation)).toBe(true)
    },
  )
})

describe('an administrator before the second step', () => {
  const user: UserActor = { ...person, app: 'staff', isAdmin: true }
  const verify: Actor = { kind: 'pending', step: 'verify', user }
  const enroll: Actor = { kind: 'pending', step: 'enroll', user }

  it.each(Object.entries(guards))('is refused by %s, and has no state', (_name, guard) => {
    for (const actor of [verify, enroll]) {
      expect(outcome(() => guard({ actor }))).toBe('forbidden: Auth.SecondStepRequired')
      expect(sessionStateOf(actor)).toBe('anonymous')
    }
  })

  it('may take the step that the login waits for, and no other', () => {
    expect(requirePending({ actor: verify }, 'verify')).toBe(verify)
    expect(requireFactorOwner({ actor: enroll })).toBe(user)
    expect(() => requirePending({ actor: enroll }, 'verify')).toThrow('Auth.SecondStepRequired')
    expect(() => requireFactorOwner({ actor: verify })).toThrow('Auth.SecondStepRequired')
  })

  it('after it has no step to take', () => {
    expect(() => requirePending({ actor: user })).toThrow('SecondFactor.NothingToDo')
    expect(requireFactorOwner({ actor: user })).toBe(user)
  })
})

it.each(['resident', 'mobile'] as const)(
  'in the %s app, which asks for no second factor, an administrator is no staff',
  (app) => {
    const actor: UserActor = { ...person, app, isAdmin: true, roles: ['finance'] }
    expect(() => requireStaff({ actor }, 'editUser')).toThrow('Auth.StaffOnly')
    expect(() => requireFactorOwner({ actor })).toThrow('Auth.StaffOnly')
    expect(requireContact({ actor })).toMatchObject({ userId: person.userId })
  },
)
