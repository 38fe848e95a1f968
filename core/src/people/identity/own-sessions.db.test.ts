import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { openDatabase } from '../../platform/database/database.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { now, peopleIn } from '../profiles/people.fixture.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'
import type { SessionApp } from './session-life.ts'
import { findSession, noteUse, openSession } from './sessions.ts'

const { databaseUrl, neonEndpoint } = await testDatabase()
const { contextOf, database, person } = peopleIn({ databaseUrl, neonEndpoint })

const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Logs a person in on another device. */
async function onAnother(
  { userId }: UserActor,
  {
    app = 'resident',
    at = now,
    openedFrom,
  }: { app?: SessionApp; at?: Date; openedFrom?: string } = {},
) {
  const client = { app, ipAddress: null, userAgent: firefox, place: 'Elgin, Illinois, US' }
  const { session, insert } = openSession(userId, client, at, openedFrom ? { openedFrom } : {})
  await database.write((builder) => [insert(builder)])
  return session
}

const idsOf = async (actor: UserActor, at = now) =>
  (await listOwnSessions(contextOf(actor, at))).map(({ id }) => id)

describe('the list of one’s sessions', () => {
  it('names device, place and last use, this one first and the others by their last use', async () => {
    const ana = await person()
    const older = await onAnother(ana, { at: hours(-3) })
    const newer = await onAnother(ana, { app: 'mobile', at: hours(-1) })
    const listed = await listOwnSessions({ ...contextOf(ana), language: 'es' })
    expect(listed.map(({ id }) => id)).toEqual([ana.sessionId, newer.id, older.id])
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
    expect(listed[2]).toEqual({
      id: older.id,
      app: 'resident',
      browser: 'Firefox',
      system: 'Windows',
      place: 'Elgin, Illinois, Estados Unidos',
      signedInAt: hours(-3),
      lastUsedAt: hours(-3),
      isCurrent: false,
      isOpenedByApp: false,
    })
  })

  it('is read in one round trip', async () => {
    const context = contextOf(await person())
    await listOwnSessions(context)
    expect(context.database.usage.trips).toBe(1)
  })

  it('has no other person’s, and none that has ended', async () => {
    const ana = await person({ isAdmin: true })
    await onAnother(await person())
    const staff = await onAnother(ana, { app: 'staff' })
    const phone = await onAnother(ana, { app: 'mobile', at: hours(-1) })
    expect(await idsOf(ana)).toEqual([ana.sessionId, staff.id, phone.id])
    // Idle staff sessions have expired; the test's own lasts minutes.
    expect(await idsOf(ana, hours(1))).toEqual([phone.id])
  })
})

describe('a use of a session', () => {
  it('is recorded once an hour, with its place', async () => {
    const ana = await person()
    const { token } = await onAnother(ana)
    const at = (count: number) => ({ now: () => hours(count) })
    const found = await findSession(database, at(0.9), { token })
    expect(found?.isUnnoted).toBe(false)
    const later = await findSession(database, at(1.1), { token })
    expect(later?.isUnnoted).toBe(true)
    if (!later) throw new Error('The session is gone')
    const from = { ipAddress: null, place: 'Chicago, Illinois, US' }
    await noteUse(database, at(1.1), { ...later, from })
    const [used] = await listOwnSessions(contextOf(ana))
    expect(used).toMatchObject({ isCurrent: true })
    const listed = await listOwnSessions(contextOf(later.actor))
    expect(listed[0]).toMatchObject({
      place: 'Chicago, Illinois, United States',
      lastUsedAt: hours(1.1),
    })
  })

  it('from an unknown place keeps the last known one', async () => {
    const ana = await person()
    const { token } = await onAnother(ana)
    const clock = { now: () => hours(2) }
    const found = await findSession(database, clock, { token })
    if (!found) throw new Error('The session is gone')
    await noteUse(database, clock, { ...found, from: { ipAddress: null, place: null } })
    const [listed] = await listOwnSessions(contextOf(found.actor))
    expect(listed?.place).toBe('Elgin, Illinois, United States')
  })
})

describe('ending one session', () => {
  it('leaves the others, and records who did it', async () => {
    const ana = await person()
    const [first, second] = [await onAnother(ana), await onAnother(ana)]
    const context = contextOf(ana)
    await endOwnSession(context, first.id)
    expect(context.database.usage.trips).toBe(1)
    expect(await idsOf(ana)).toEqual([ana.sessionId, second.id])
    const { rows } = await openDatabase(databaseUrl, neonEndpoint).read((builder) =>
      builder.execute<{ actor: string; entity_id: string }>(
        `select actor, entity_id from audit_log where operation = 'endOwnSession' and details ->> 'session' = '${first.id}'`,
      ),
    )
    expect(rows).toEqual([{ actor: ana.userId, entity_id: ana.userId }])
  })

  it('ends what the app opened from it', async () => {
    const ana = await person()
    const app = await onAnother(ana, { app: 'mobile' })
    await onAnother(ana, { openedFrom: app.id })
    expect(await idsOf(ana)).toHaveLength(3)
    await endOwnSession(contextOf(ana), app.id)
    expect(await idsOf(ana)).toEqual([ana.sessionId])
  })

  it('does not find another person’s, which stays valid', async () => {
    const [ana, eva] = [await person(), await person()]
    const ending = endOwnSession(contextOf(ana), eva.sessionId)
    await expect(ending).rejects.toMatchObject({ kind: 'not-found', code: 'Session.NotFound' })
    expect(await idsOf(eva)).toEqual([eva.sessionId])
  })
})

describe('ending all others', () => {
  it('keeps this one, and everyone else’s', async () => {
    const [ana, eva] = [await person(), await person()]
    await onAnother(ana)
    await onAnother(ana, { app: 'mobile' })
    await endOtherSessions(contextOf(ana))
    expect(await idsOf(ana)).toEqual([ana.sessionId])
    expect(await idsOf(eva)).toEqual([eva.sessionId])
  })

  it('from a page that the app opened leaves the app its session, with which it would end', async () => {
    const ana = await person()
    const app = await onAnother(ana, { app: 'mobile' })
    const view = await onAnother(ana, { openedFrom: app.id })
    await endOtherSessions(contextOf({ ...ana, sessionId: view.id }))
    expect((await idsOf(ana)).toSorted()).toEqual([app.id, view.id].toSorted())
  })
})
