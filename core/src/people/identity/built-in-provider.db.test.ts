import { createHook } from 'node:async_hooks'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { DomainError } from '../../platform/kernel/errors.ts'
import { credentials } from '../users/users.sql.ts'
import { accountsIn, browser, firstPassword } from './accounts.fixture.ts'
import { builtInProvider } from './built-in-provider.ts'
import { openingOf } from './sign-in.ts'

const { account, database, mailsOf, isSessionOpen, stranger } = accountsIn(await testDatabase())

/** Calls of scrypt. */
let hashes = 0
const hashing = createHook({
  init(_id, type) {
    if (type === 'SCRYPTREQUEST') hashes += 1
  },
}).enable()
afterAll(() => hashing.disable())

async function enter(email: string, password: string, userAgent: string = browser.userAgent) {
  const before = hashes
  const context = stranger()
  const opening = openingOf(context, { client: { ...browser, userAgent } })
  const signedIn = await builtInProvider.signInWithPassword(context, { email, password }, opening)
  return { signedIn, hashes: hashes - before, trips: context.database.usage.trips }
}

const withPasswordHash = (userId: string, passwordHash: string | null) =>
  database.write((builder) => [
    builder.update(credentials).set({ passwordHash }).where(eq(credentials.userId, userId)),
  ])

describe('a sign-in by password', () => {
  it('is one read and one write, and its session is valid', async () => {
    const { email, userId } = await account()
    const { signedIn, trips } = await enter(email, firstPassword)
    expect(signedIn?.user).toMatchObject({ userId, email, isVerified: false })
    expect(await isSessionOpen(signedIn?.session.token ?? '')).toBe(true)
    expect(trips).toBe(2)
  })

  it('works with a hash made on 2026-11-23', async () => {
    const { email, userId } = await account()
    await withPasswordHash(
      userId,
      'scrypt$16384$8$5$ec3kyOfDnFjeVAu3oQokzA==$oDA9jtdKM8ytVSRRgyOt3MsrG0qEN80PbeUM1z6u1tU=',
    )
    expect((await enter(email, 'Ein stiller Hafen, año 7!')).signedIn?.user.userId).toBe(userId)
    expect((await enter(email, firstPassword)).signedIn).toBeNull()
  })

  it('costs one read and one hash whether it is the address, the password or both that is missing', async () => {
    const known = await account()
    const passwordless = await account()
    await database.write((builder) => [
      builder.delete(credentials).where(eq(credentials.userId, passwordless.userId)),
    ])
    const wrong = await enter(known.email, 'Wrong-7-horse')
    expect(wrong).toEqual({ signedIn: null, hashes: 1, trips: 1 })
    expect(await enter('nobody@home.example', firstPassword)).toEqual(wrong)
    expect(await enter(passwordless.email, firstPassword)).toEqual(wrong)
  })

  it('opens no session for a person who is not admitted', async () => {
    const { email } = await account()
    const context = stranger()
    const opening = openingOf(context, { client: { ...browser, app: 'staff' } })
    await expect(
      builtInProvider.signInWithPassword(context, { email, password: firstPassword }, opening),
    ).rejects.toThrow(DomainError)
    expect(context.database.usage.trips).toBe(1)
  })

  it('from a new browser sends an email, from a known one it does not', async () => {
    const { email } = await account()
    await enter(email, firstPassword)
    await enter(email, firstPassword)
    expect(await mailsOf(email, 'new-sign-in')).toEqual([])
    await enter(email, firstPassword, 'Another')
    expect((await mailsOf(email, 'new-sign-in')).map(({ values }) => values)).toEqual([
      { device: 'Another' },
    ])
  })
})
