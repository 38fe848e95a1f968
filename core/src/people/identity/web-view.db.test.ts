import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { oneTimeCodes, sessions, users } from '../users/users.sql.ts'
import { accountsIn, browser, firstPassword, minutesLater } from './accounts.fixture.ts'
import { signOut } from './own-account.ts'
import { createWebViewCode, enterWebView, getWebViewOffer, isOwnWebView } from './web-view.ts'

const { account, codesOf, contextOf, database, enter, sessionOf, isSessionOpen, stranger } =
  accountsIn(await testDatabase())

const expired = { kind: 'invalid', code: 'Auth.LinkExpired' }

async function coded(path = '/my_bills?account=1') {
  const own = await account()
  return { ...own, code: await createWebViewCode(contextOf(own.actor), path) }
}
const open = (code: string, replaces?: string, at?: Date) =>
  enterWebView(stranger(at), code, { client: browser, replaces })

describe('the code of a web view', () => {
  it('opens a session of its maker’s at its page, once', async () => {
    const { code, userId } = await coded()
    const { actor, path, session } = await open(code)
    expect(path).toBe('/my_bills?account=1')
    expect(actor.userId).toBe(userId)
    expect(await isSessionOpen(session.token)).toBe(true)
    await expect(open(code)).rejects.toMatchObject(expired)
    await expect(getWebViewOffer(stranger(), code)).rejects.toMatchObject(expired)
  })

  it('opens one session for two concurrent uses', async () => {
    const { code } = await coded()
    const answers = await Promise.allSettled([open(code), open(code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('opens a session that counts as unconfirmed', async () => {
    const { code } = await coded()
    const { actor } = await open(code)
    expect(actor.confirmedAt).toEqual(new Date(0))
    expect(await sessionOf(actor)).toMatchObject({ confirmedAt: new Date(0) })
  })

  it('opens nothing after a minute', async () => {
    const { code } = await coded()
    await expect(open(code, undefined, minutesLater(1))).rejects.toMatchObject(expired)
    await open(code, undefined, minutesLater(0.9))
  })

  it('opens nothing once its maker has signed out, and what it opened ends with that', async () => {
    const { actor, code } = await coded()
    const first = await open(code)
    const second = await createWebViewCode(contextOf(actor), '/')
    await signOut(contextOf(actor))
    await expect(open(second)).rejects.toMatchObject(expired)
    expect(await isSessionOpen(first.session.token)).toBe(false)
  })

  it('opens nothing once its maker’s session has expired, or their account is deleted', async () => {
    const [aged, gone] = [await coded(), await coded()]
    await database.write((builder) => [
      builder
        .update(sessions)
        .set({ expiresAt: minutesLater(0) })
        .where(eq(sessions.id, aged.actor.sessionId)),
      builder
        .update(users)
        .set({ deletedAt: minutesLater(0) })
        .where(eq(users.id, gone.userId)),
    ])
    for (const { code } of [aged, gone]) await expect(open(code)).rejects.toMatchObject(expired)
  })

  it('without a session, from an older release, opens nothing', async () => {
    const { code, userId } = await coded()
    await database.write((builder) => [
      builder.update(oneTimeCodes).set({ sessionId: null }).where(eq(oneTimeCodes.userId, userId)),
    ])
    await expect(open(code)).rejects.toMatchObject(expired)
    expect((await codesOf(userId)).filter(({ purpose }) => purpose === 'web-view')).toMatchObject([
      { usedAt: null },
    ])
  })

  it('ends the session that was open in that browser, but never the one that made it', async () => {
    const other = await account()
    const first = await coded()
    await open(first.code, other.token)
    expect(await isSessionOpen(other.token)).toBe(false)
    const second = await coded()
    const { session } = await open(second.code, second.token)
    expect(await isSessionOpen(second.token)).toBe(true)
    expect(await isSessionOpen(session.token)).toBe(true)
  })

  it.each(['https://elsewhere.example/', '//elsewhere.example', 'my_bills', ''])(
    'is not made for an address outside of the portal (%s)',
    async (path) => {
      const { actor } = await account()
      await expect(createWebViewCode(contextOf(actor), path)).rejects.toMatchObject({
        kind: 'invalid',
        problems: [{ field: 'path' }],
      })
    },
  )

  it('cannot be made without a session', async () => {
    await expect(createWebViewCode(stranger(), '/')).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
  })
})

describe('before it is used', () => {
  it('shows whose account it opens, and who is logged in', async () => {
    const [{ actor, code, email }, other] = [await coded(), await account()]
    expect(await getWebViewOffer(stranger(), code)).toEqual({ email, otherEmail: null })
    expect(await getWebViewOffer(contextOf(actor), code)).toEqual({ email, otherEmail: null })
    expect(await getWebViewOffer(contextOf(other.actor), code)).toEqual({
      email,
      otherEmail: other.email,
    })
    await open(code)
  })

  it('recognizes the app that made it, and no other session of its owner', async () => {
    const { actor, code, email } = await coded()
    const elsewhere = await enter(email, firstPassword)
    expect(await isOwnWebView(contextOf(actor), code)).toBe(true)
    expect(await isOwnWebView(contextOf(elsewhere.actor), code)).toBe(false)
    expect(await isOwnWebView(stranger(), code)).toBe(false)
  })
})
