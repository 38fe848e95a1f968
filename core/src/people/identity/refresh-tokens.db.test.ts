import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { sessions } from '../users/users.sql.ts'
import { accountsIn, minutesLater } from './accounts.fixture.ts'
import { refreshTokens } from './refresh-tokens.ts'
import type { SessionApp } from './session-life.ts'
import { openSession } from './sessions.ts'

const { account, database, isSessionOpen, stranger } = accountsIn(await testDatabase())

async function opened(app: SessionApp = 'mobile') {
  const { userId } = await account()
  const client = { app, ipAddress: null, place: null, userAgent: 'App' }
  const { session, insert } = openSession(userId, client, minutesLater(0))
  await database.write((builder) => [insert(builder)])
  return session
}
const refused = { kind: 'unauthenticated', code: 'Auth.SignInRequired' }
const refresh = (token: string, at = stranger()) =>
  refreshTokens(at, token, { ipAddress: null, place: null })
const days = (count: number) => minutesLater(count * 24 * 60)

describe('the token of a mobile app', () => {
  it('is exchanged for the next one of the same session, valid for 30 days from then', async () => {
    const { id, token } = await opened()
    const next = await refresh(token, stranger(days(29)))
    expect(next.actor.sessionId).toBe(id)
    expect(next.token).not.toBe(token)
    expect(await isSessionOpen(token)).toBe(false)
    expect(await isSessionOpen(next.token)).toBe(true)
    const [row] = await database.read((builder) =>
      builder.select().from(sessions).where(eq(sessions.id, id)),
    )
    expect(row).toMatchObject({ expiresAt: days(59), lastSeenAt: days(29) })
  })

  it('that comes a second time ends the session for both', async () => {
    const { token } = await opened()
    const next = await refresh(token)
    await expect(refresh(token)).rejects.toMatchObject(refused)
    expect(await isSessionOpen(next.token)).toBe(false)
    await expect(refresh(next.token)).rejects.toMatchObject(refused)
  })

  it('that was used leaves other sessions alone', async () => {
    const [one, other] = [await opened(), await opened()]
    await refresh(one.token)
    await expect(refresh(one.token)).rejects.toMatchObject(refused)
    expect(await isSessionOpen(other.token)).toBe(true)
  })

  it('is invalid after 30 days, if made up, or from a browser', async () => {
    const [old, cookie] = [await opened(), await opened('resident')]
    await expect(refresh(old.token, stranger(days(30)))).rejects.toMatchObject(refused)
    for (const token of [cookie.token, 'x'.repeat(43)])
      await expect(refresh(token)).rejects.toMatchObject(refused)
    expect(await isSessionOpen(cookie.token)).toBe(true)
  })
})
