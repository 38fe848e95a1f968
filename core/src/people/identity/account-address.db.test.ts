import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { personOf } from '../../platform/kernel/actor.ts'
import { emailAddressOf, emailErrorOf } from '../../platform/kernel/email-address.ts'
import { anonymous } from '../../platform/kernel/index.ts'
import { peopleIn } from '../profiles/people.fixture.ts'
import { users } from '../users/users.sql.ts'
import { builtInProvider } from './built-in-provider.ts'
import { requestPasswordReset } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

const { contextOf, database, mailTo } = peopleIn(await testDatabase())
const context = () => contextOf(anonymous)
const client = { app: 'resident', ipAddress: null, userAgent: 'Test', place: null } as const
const password = 'Right-7-horse'

const enter = (email: string, typed = password) =>
  signIn(context(), { email, password: typed, client }, builtInProvider)

/** What sign-up accepts of address-like text. */
const accepted = fc
  .oneof(
    fc.emailAddress(),
    fc
      .tuple(
        fc.stringMatching(/^[\w!#$%&'*+/=?^`{|}~-]{1,20}$/),
        fc.constantFrom('home.example', 'españa.es', 'почта.рф', 'A-B.museum', 'x.xn--p1ai'),
      )
      .map((parts) => parts.join('@')),
  )
  .filter((typed) => emailErrorOf(typed) === null)

describe('the address of a new account', () => {
  it('signs in, resets the password and gets its mail, whatever it is', async () => {
    const seen = new Set<string | null>()
    const check = async (typed: string) => {
      const address = emailAddressOf(typed)
      if (address === null || seen.has(address)) return
      seen.add(address)
      const { actor } = await signUp(context(), { email: typed, password, client })
      const again = await enter(` ${typed.toUpperCase()} `)
      expect(personOf(again.actor).userId).toBe(actor.userId)
      await requestPasswordReset(context(), typed, null)
      const kinds = (await mailTo(address)).map(({ kind }) => kind)
      expect(kinds).toContain('verify-email')
      expect(kinds).toContain('reset-password')
    }
    await fc.assert(fc.asyncProperty(accepted, check), { numRuns: 6 })
  })

  it('is one account, in whichever spelling', async () => {
    await signUp(context(), { email: 'ana@españa.example', password, client })
    for (const email of ['ANA@xn--espaa-rta.example', 'ana@españa.example\n'])
      await expect(signUp(context(), { email, password, client })).rejects.toMatchObject({
        code: 'Auth.EmailAlreadyInUse',
      })
  })
})

describe('an address that is none', () => {
  it.each(['maría@home.example', 'a..b@home.example', 'ana@home.example.', 'ana@b.c', 'ana'])(
    '%s is refused with what is wrong with it, by sign-up and sign-in alike',
    async (email) => {
      const refusal = {
        kind: 'invalid',
        code: 'Auth.InvalidEmail',
        problems: [{ field: 'email', code: `Validation.${emailErrorOf(email)}` }],
      }
      await expect(signUp(context(), { email, password, client })).rejects.toMatchObject(refusal)
      await expect(enter(email)).rejects.toMatchObject(refusal)
    },
  )
})

describe('an account of a former rule', () => {
  /** Signs a person up and stores their address in the former spelling. */
  async function keptAt(former: string) {
    const email = `${crypto.randomUUID()}@home.example`
    const { actor } = await signUp(context(), { email, password, client })
    await database.write((builder) => [
      builder.update(users).set({ email: former }).where(eq(users.id, actor.userId)),
    ])
    return actor
  }

  it.each(['maría@home.example', 'a..b@home.example', 'ana@b.c', 'eva@niño.example'])(
    'still logs in by %s and gets a link for a new password there',
    async (former) => {
      const { userId } = await keptAt(former)
      expect(personOf((await enter(former.toUpperCase())).actor).userId).toBe(userId)
      await requestPasswordReset(context(), former, null)
      const [mail] = await mailTo(former)
      expect(mail).toMatchObject({ kind: 'reset-password' })
    },
  )

  it('answers a wrong password and an unknown account the same', async () => {
    await keptAt('josé@home.example')
    const wrong = await enter('josé@home.example', 'Wrong-7-horse').catch(String)
    expect(wrong).toBe(await enter('nadié@home.example', 'Wrong-7-horse').catch(String))
  })

  it('cannot be made a second time in the spelling of today', async () => {
    await keptAt('luz@peña.example')
    await expect(
      signUp(context(), { email: 'luz@peña.example', password, client }),
    ).rejects.toMatchObject({ code: 'Auth.EmailAlreadyInUse' })
  })
})
