import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { cityOf } from '../../platform/city/index.ts'
import { DomainError } from '../../platform/kernel/index.ts'
import { peopleIn } from '../profiles/people.fixture.ts'
import { builtInProvider } from './built-in-provider.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { confirmIdentity } from './own-account.ts'
import { hashPassword } from './password-hash.ts'
import { setPassword } from './reset-password.ts'
import { openSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

const where = await testDatabase()
const { person, database } = peopleIn(where)
const password = 'A quiet harbour 7!'
/** Knows no account, without delay: most accounts of a password spray do not exist. */
const noAccounts: IdentityProvider = { signInWithPassword: () => Promise.resolve(null) }
/** Logs everyone in without delay, with a login's statements. */
const everybody = (userId: string): IdentityProvider => ({
  async signInWithPassword({ database: own }, { email }, opening) {
    const { session, insert } = openSession(userId, opening.client, now)
    const rights = { isVerified: true, contactId: null, isAdmin: false, organizationId: null }
    const known = { language: 'en', isKnownDevice: true, loginStep: null } as const
    const user = { userId, email, ...rights, ...known }
    await own.write((builder) => [
      insert(builder),
      ...opening.statements(builder, { user, session }),
    ])
    return { user, session }
  },
})
let passwordHash = ''
let now = new Date('2026-11-20T18:00:00Z')
const city = cityOf({ ownNetworks: [{ name: 'School', ranges: ['198.51.100.0/24'] }] })
const context = () => contextIn(where, { clock: { now: () => now }, city })

let networks = 0
let address = ''
beforeAll(async () => {
  passwordHash = await hashPassword(password)
})
beforeEach(() => {
  address = `203.0.113.${++networks}`
})

async function owner() {
  const one = await person()
  const { userId } = one
  await database.write((builder) => [setPassword(builder, { userId, passwordHash, now })])
  return one
}

interface From {
  readonly by?: IdentityProvider
  readonly ipAddress?: string
  readonly device?: string | null
}

/** `in` after a login, `wrong` for a wrong password, else the seconds to wait. */
async function tries(
  email: string,
  typed: string,
  { ipAddress = address, device = null, by = builtInProvider }: From = {},
): Promise<'in' | 'wrong' | number> {
  try {
    const client = { app: 'resident', ipAddress, userAgent: null, place: null, device } as const
    await signIn(context(), { email, password: typed, client }, by)
    return 'in'
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.kind === 'limited') return error.retryAfterSeconds ?? 0
    return 'wrong'
  }
}

const guess = 'Not the password 1!'
const device = 'a device that its owner uses at home alone'

describe('a stranger’s wrong passwords', () => {
  it('lock the account for strangers, not for the owner’s known device', async () => {
    const { email } = await owner()
    expect(await tries(email, password, { device })).toBe('in')
    const stranger = { ipAddress: '192.0.2.7', device: 'another device' }
    for (let i = 0; i < 5; i++) expect(await tries(email, guess, stranger)).toBe('wrong')
    expect(await tries(email, password, stranger)).toBe(600)
    expect(await tries(email, password)).toBe(600)
    expect(await tries(email, password, { device })).toBe('in')
  })

  it('do not lock out a logged-in owner who confirms the password', async () => {
    const actor = await owner()
    for (let i = 0; i < 5; i++) await tries(actor.email, guess)
    expect(await tries(actor.email, password)).toBe(600)
    await expect(confirmIdentity({ ...context(), actor }, { password })).resolves.toBeUndefined()
  })

  it('have the same answers whether there is such an account or not', async () => {
    const { email } = await owner()
    const of = async (to: string, from: From) => {
      const answers = []
      for (let i = 0; i < 6; i++) answers.push(await tries(to, guess, from))
      return answers
    }
    const from = { ipAddress: '192.0.2.8', device: 'a third device' }
    expect(await of('unknown@example.test', from)).toEqual(await of(email, from))
  })
})

describe('wrong passwords on a known device', () => {
  it('lock only that device', async () => {
    const { email } = await owner()
    expect(await tries(email, password, { device })).toBe('in')
    for (let i = 0; i < 5; i++) expect(await tries(email, guess, { device })).toBe('wrong')
    expect(await tries(email, password, { device })).toBe(600)
    expect(await tries(email, password)).toBe('in')
  })

  it('of another account are a stranger’s', async () => {
    const [mine, other] = [await owner(), await owner()]
    expect(await tries(mine.email, password, { device })).toBe('in')
    for (let i = 0; i < 5; i++) expect(await tries(other.email, guess, { device })).toBe('wrong')
    expect(await tries(other.email, password, { ipAddress: '192.0.2.9' })).toBe(600)
  })
})

describe('one password tried on many accounts from one address', () => {
  const spray = async (count: number, from: From = {}) => {
    const answers = []
    for (let i = 0; i < count; i++)
      answers.push(
        await tries(`sprayed-${networks}-${i}@example.test`, guess, { ...from, by: noAccounts }),
      )
    return answers
  }

  it('slows down after sixty, ever more', async () => {
    expect(new Set(await spray(61))).toEqual(new Set(['wrong']))
    expect(await spray(1)).toEqual([5])
    now = new Date(now.getTime() + 5000)
    expect(await spray(2)).toEqual(['wrong', 10])
  })

  it('is no faster concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) =>
        tries(`at-once-${i}@example.test`, guess, { by: noAccounts }),
      ),
    )
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(61)
  })

  it('blocks neither devices that signed in before nor other addresses', async () => {
    const { email } = await owner()
    expect(await tries(email, password, { device })).toBe('in')
    await spray(61)
    expect(await tries(email, password, { device })).toBe('in')
    expect(await tries(email, password, { ipAddress: '192.0.2.10' })).toBe('in')
  })

  it('has more room on a network that the city named', async () => {
    const from = { ipAddress: '198.51.100.20' }
    expect(new Set(await spray(70, from))).toEqual(new Set(['wrong']))
  })
})

it('fifty clerks behind one address sign in within the same minute, and again', async () => {
  const clerks = await Promise.all(Array.from({ length: 50 }, () => person()))
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.all(
      clerks.map(({ email, userId }) => tries(email, password, { by: everybody(userId) })),
    )
    expect(new Set(answers)).toEqual(new Set(['in']))
  }
}, 60_000)
