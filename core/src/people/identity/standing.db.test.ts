import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { openDatabase } from '../../platform/database/database.ts'
import { ping } from '../../platform/database/index.ts'
import { userFeatureFlags } from '../../platform/flags/flags.sql.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { organizationMembers, organizations } from '../organizations/organizations.sql.ts'
import { now, peopleIn } from '../profiles/people.fixture.ts'
import { sessions, users } from '../users/users.sql.ts'
import { findSession, openSession } from './sessions.ts'
import { standing } from './standing.ts'

const { databaseUrl, neonEndpoint } = await testDatabase()
const { database, person } = peopleIn({ databaseUrl, neonEndpoint })
const clock = { now: () => now }

/** A request with a session that was just sealed. */
function requestOf(actor: UserActor) {
  const request = openDatabase(databaseUrl, neonEndpoint)
  request.guard(standing(actor, clock))
  return request
}

/** A member of an organization that they now act for. */
async function actingMember() {
  const actor = await person()
  const organizationId = newId<'organization'>()
  const times = { createdAt: now, updatedAt: now }
  const { userId } = actor
  const names = { name: 'Bakery', taxId: organizationId, businessLicenseId: '1' }
  await database.write((builder) => [
    builder.insert(organizations).values({ id: organizationId, ...names, ...times }),
    builder
      .insert(organizationMembers)
      .values({ organizationId, userId, role: 'member', isVerified: true, createdAt: now }),
    builder
      .update(users)
      .set({ selectedOrganizationId: organizationId })
      .where(eq(users.id, userId)),
  ])
  return { ...actor, organizationId }
}

const user = (change: ReturnType<typeof sql>) => (actor: UserActor) =>
  sql`update users set ${change} where id = ${actor.userId}`
const session = (change: ReturnType<typeof sql>) => (actor: UserActor) =>
  sql`update sessions set ${change} where id = ${actor.sessionId}`

const changes: [string, (actor: UserActor) => ReturnType<typeof sql>][] = [
  ['the session was ended', ({ sessionId }) => sql`delete from sessions where id = ${sessionId}`],
  ['the session is of age', session(sql`expires_at = '2026-01-01'`)],
  ['the password was given again', session(sql`confirmed_at = confirmed_at + interval '1 minute'`)],
  ['the account was deleted', user(sql`deleted_at = now()`)],
  ['the Admin flag was given', user(sql`is_admin = true`)],
  ['the address is no longer proven', user(sql`email_verified_at = null`)],
  ['the contact is another', user(sql`contact_id = null`)],
  ['they act personally again', user(sql`selected_organization_id = null`)],
  [
    'their membership is no longer approved',
    ({ userId }) =>
      sql`update organization_members set is_verified = false where user_id = ${userId}`,
  ],
  [
    'they left the organization',
    ({ userId }) => sql`delete from organization_members where user_id = ${userId}`,
  ],
  [
    'a flag was switched for them',
    ({ userId }) => sql`insert into ${userFeatureFlags} values (${userId}, 'x', true, now())`,
  ],
]

describe('a request', () => {
  it('passes in as many round trips as without its guard while its sealed session is current', async () => {
    const request = requestOf(await actingMember())
    await Promise.all([ping(request), ping(request)])
    await ping(request)
    expect(request.usage.trips).toBe(2)
    expect(request.guarded).toEqual({ hasPassed: true, hasRefused: false })
  })

  it.each(changes)('reads and changes nothing once %s', async (_name, change) => {
    const actor = await actingMember()
    const target = await person()
    await database.write((builder) => [builder.execute(change(actor))])
    const reading = requestOf(actor)
    const both = [ping(reading), ping(reading)].map((one) =>
      expect(one).rejects.toThrow('unauthenticated'),
    )
    await Promise.all(both)
    // Nor are they retried one by one.
    expect(reading.usage.trips).toBe(1)
    const writing = requestOf(actor)
    const rename = writing.write((builder) => [
      builder.update(users).set({ firstName: 'Mallory' }).where(eq(users.id, target.userId)),
    ])
    await expect(rename).rejects.toThrow('unauthenticated: Auth.SignInRequired')
    expect(writing.guarded).toEqual({ hasPassed: false, hasRefused: true })
    const [row] = await database.read((builder) =>
      builder.select().from(users).where(eq(users.id, target.userId)),
    )
    expect(row?.firstName).toBe('Rosa')
  })

  it('is guarded also where a read that fails is asked for by itself', async () => {
    const actor = await person()
    const request = requestOf(actor)
    const bad = request.read((builder) => builder.execute(sql`select 1 / 0`))
    const good = ping(request)
    await expect(bad).rejects.toThrow('division by zero')
    await good
    await database.write((builder) => [
      builder.delete(sessions).where(eq(sessions.id, actor.sessionId)),
    ])
    const later = [request.read((builder) => builder.execute(sql`select 1 / 0`)), ping(request)]
    await Promise.all(later.map((one) => expect(one).rejects.toThrow('unauthenticated')))
  })

  it('finishes what it has begun to change, though the session ends meanwhile', async () => {
    const actor = await person()
    const request = requestOf(actor)
    const rename = (firstName: string) =>
      request.write((builder) => [
        builder.update(users).set({ firstName }).where(eq(users.id, actor.userId)),
      ])
    await rename('Ana')
    await database.write((builder) => [
      builder.delete(sessions).where(eq(sessions.id, actor.sessionId)),
    ])
    await rename('Eva')
    const [row] = await database.read((builder) =>
      builder.select().from(users).where(eq(users.id, actor.userId)),
    )
    expect(row?.firstName).toBe('Eva')
  })
})

describe('a web view', () => {
  const client = { app: 'resident', ipAddress: null, userAgent: null, place: null } as const

  async function opened() {
    const actor = await person()
    const { session: view, insert } = openSession(actor.userId, client, now, {
      confirmedAt: new Date(0),
      openedFrom: actor.sessionId,
    })
    await database.write((builder) => [insert(builder)])
    return { actor, token: view.token }
  }

  it.each([
    ['ends', sql`delete from sessions where id = `],
    ['is of age', sql`update sessions set expires_at = '2026-01-01' where id = `],
  ])('ends when the session from which it was opened %s', async (_name, change) => {
    const { actor, token } = await opened()
    const found = await findSession(database, clock, { token })
    expect(found?.actor).toMatchObject({ kind: 'user', userId: actor.userId })
    await database.write((builder) => [builder.execute(sql`${change} ${actor.sessionId}`)])
    expect(await findSession(database, clock, { token })).toBeNull()
  })
})
