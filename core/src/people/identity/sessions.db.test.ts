import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { openDatabase } from '../../platform/database/database.ts'
import { newId } from '../../platform/kernel/index.ts'
import { users } from '../users/users.sql.ts'
import type { SessionApp } from './session-life.ts'
import { findSession, noteUse, openSession } from './sessions.ts'

const { databaseUrl, neonEndpoint } = await testDatabase()
const database = openDatabase(databaseUrl, neonEndpoint)
let now = new Date('2026-07-01T08:00:00Z')
const clock = { now: () => now }
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000)
}
const days = (count: number) => minutes(count * 1440)

async function opened(app: SessionApp, isAdmin = app === 'staff') {
  const id = newId<'user'>(now)
  const client = { app, ipAddress: '192.0.2.1', userAgent: 'Test', place: null }
  const { session, insert } = openSession(id, client, now)
  const times = { createdAt: now, updatedAt: now }
  await database.write((builder) => [
    builder.insert(users).values({ id, email: `${id}@home.example`, isAdmin, ...times }),
    insert(builder),
  ])
  return { id, token: session.token }
}

/** Uses a session as a BFF does: reads it, and records the use if due. */
async function use(token: string): Promise<boolean> {
  const session = await findSession(database, clock, { token })
  const from = { ipAddress: null, place: null }
  if (session?.isUnnoted) await noteUse(database, clock, { ...session, from })
  return session !== null
}

describe('a resident’s session', () => {
  it('lasts 30 days from the last use, however long that goes on', async () => {
    const { token } = await opened('resident')
    for (let week = 0; week < 10; week += 1) {
      days(7)
      expect(await use(token)).toBe(true)
    }
    days(29)
    expect(await use(token)).toBe(true)
    days(31)
    expect(await use(token)).toBe(false)
  })

  it('is read in one round trip', async () => {
    const { token } = await opened('resident')
    const own = openDatabase(databaseUrl, neonEndpoint)
    await findSession(own, clock, { token })
    expect(own.usage.trips).toBe(1)
  })

  it('ends once the account is deleted', async () => {
    const { id, token } = await opened('resident')
    await database.write((builder) => [
      builder.update(users).set({ deletedAt: now }).where(eq(users.id, id)),
    ])
    expect(await use(token)).toBe(false)
  })
})

describe('a session of staff', () => {
  it('ends 17 minutes after the last request', async () => {
    const { token } = await opened('staff')
    for (let i = 0; i < 5; i += 1) {
      minutes(16)
      expect(await use(token)).toBe(true)
    }
    minutes(18)
    expect(await use(token)).toBe(false)
  })

  it('ends after twelve hours, however busy', async () => {
    const { token } = await opened('staff')
    for (let i = 0; i < 71; i += 1) {
      minutes(10)
      expect(await use(token)).toBe(true)
    }
    minutes(10)
    expect(await use(token)).toBe(false)
  })

  it('ends with the Admin flag', async () => {
    const { id, token } = await opened('staff')
    await database.write((builder) => [
      builder.update(users).set({ isAdmin: false }).where(eq(users.id, id)),
    ])
    expect(await use(token)).toBe(false)
  })
})
