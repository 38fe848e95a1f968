import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { purgeExpired } from '../../accounts/retention/index.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { endOtherSessions, endOwnSession, signOut, signOutEverywhere } from '../identity/index.ts'
import { now, peopleIn } from '../profiles/people.fixture.ts'
import { pushSubscriptions, sessions } from '../users/users.sql.ts'
import { subscribePush } from './push-subscriptions.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())

type Person = Awaited<ReturnType<typeof person>>

/** Another browser of a person, with its own session. */
async function browserOf(owner: Person): Promise<Person> {
  const sessionId = newId<'session'>()
  await database.write((builder) => [
    builder.insert(sessions).values({
      id: sessionId,
      userId: owner.userId,
      app: 'resident',
      tokenHash: sessionId,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
      confirmedAt: now,
    }),
  ])
  return { ...owner, sessionId }
}

async function subscribed(browser: Person): Promise<Person> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${browser.sessionId}`
  await subscribePush(contextOf(browser), { endpoint, keys: { p256dh: 'x', auth: 'x' } })
  return browser
}

const pushedTo = async ({ userId }: Person) => {
  const rows = await database.read((builder) =>
    builder.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)),
  )
  return rows.map(({ endpoint }) => endpoint.split('/').at(-1))
}

async function two() {
  const here = await subscribed(await person())
  const there = await subscribed(await browserOf(here))
  return { here, there }
}

/** Sweeps expired sessions. */
const sweepAt = (at: Date) => purgeExpired(contextOf({ kind: 'system', job: 'retention' }, at))

describe('a browser gets no more pushes', () => {
  it('once its session is ended in the list', async () => {
    const { here, there } = await two()
    await endOwnSession(contextOf(here), there.sessionId)
    expect(await pushedTo(here)).toEqual([here.sessionId])
  })

  it('once all others are ended', async () => {
    const { here } = await two()
    await endOtherSessions(contextOf(here))
    expect(await pushedTo(here)).toEqual([here.sessionId])
  })

  it('once the user logs out there, or everywhere', async () => {
    const { here, there } = await two()
    await signOut(contextOf(there))
    expect(await pushedTo(here)).toEqual([here.sessionId])
    await signOutEverywhere(contextOf(here))
    expect(await pushedTo(here)).toEqual([])
  })
})

it('a browser that was logged out because no one used it still gets pushes', async () => {
  const { here, there } = await two()
  await signOut(contextOf(there), { isIdle: true })
  expect(new Set(await pushedTo(here))).toEqual(new Set([here.sessionId, there.sessionId]))
  await endOtherSessions(contextOf(here))
  expect(await pushedTo(here)).toEqual([here.sessionId])
})

it('a browser whose session expired still gets pushes, until all other sessions are ended', async () => {
  const { here, there } = await two()
  await sweepAt(new Date(now.getTime() + 3 * 86_400_000))
  expect(new Set(await pushedTo(here))).toEqual(new Set([here.sessionId, there.sessionId]))
  const again = await subscribed(await browserOf(here))
  await endOtherSessions(contextOf(again))
  expect(await pushedTo(here)).toEqual([again.sessionId])
})
