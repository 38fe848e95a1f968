import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { pages } from '../../content/search/search.sql.ts'
import { auditLog } from '../audit/audit.sql.ts'
import { audit } from '../audit/index.ts'
import { contextIn } from '../city/context.fixture.ts'
import type { Actor } from '../kernel/actor.ts'
import { newId } from '../kernel/ids.ts'
import { outbox } from './outbox.sql.ts'
import { queueMessage } from './outbox.ts'

const where = await testDatabase()
const { trips } = where
const now = new Date('2026-11-20T18:00:00Z')

const contextOf = (actor: Actor) =>
  contextIn(where, { actor, clock: { now: () => now }, requestId: 'request-1' })
const context = contextOf({ kind: 'system', job: 'import' })
const { database } = context

/** A record with its audit entry and its message. */
const publish = (path: string, dedupeKey = path) => {
  const id = newId<'page'>()
  const change = { operation: 'publishPage', entity: 'page', entityId: id, details: { path } }
  return database.write((builder) => [
    builder.insert(pages).values({ id, path, title: path, body: '' }),
    audit(context, builder, change),
    queueMessage(context, builder, { topic: 'mail', dedupeKey, payload: { path } }),
  ])
}

/** A path's rows in the three tables. */
async function standing(path: string) {
  const [records, entries, messages] = await Promise.all([
    database.read((builder) => builder.select().from(pages).where(eq(pages.path, path))),
    database.read((builder) =>
      builder
        .select()
        .from(auditLog)
        .where(sql`${auditLog.details} ->> 'path' = ${path}`),
    ),
    database.read((builder) =>
      builder
        .select()
        .from(outbox)
        .where(sql`${outbox.payload} ->> 'path' = ${path}`),
    ),
  ])
  return { records, entries, messages }
}

describe('a change, its audit row and its message', () => {
  it('are written together, in one round trip', async () => {
    const before = await trips()
    await publish('/one')
    expect((await trips()) - before).toBe(1)
    const { records, entries, messages } = await standing('/one')
    expect(records).toHaveLength(1)
    expect(entries).toMatchObject([
      {
        at: now,
        actor: 'job:import',
        operation: 'publishPage',
        entity: 'page',
        entityId: records[0]?.id,
        requestId: 'request-1',
      },
    ])
    expect(messages).toMatchObject([
      { topic: 'mail', status: 'pending', attempts: 0, createdAt: now, nextAttemptAt: now },
    ])
  })

  it.each([
    ['the change', 0],
    ['the audit row', 1],
    ['the message', 2],
  ] as const)('leave nothing behind when %s fails', async (_name, failing) => {
    const path = `/fails-${failing}`
    const id = newId<'page'>()
    const write = database.write((builder) => {
      // No such table: fails within the batch, in place of any of the three.
      const broken = builder.execute(sql`insert into nowhere values (1)`)
      const change = { operation: 'publishPage', entity: 'page', entityId: id, details: { path } }
      const message = { topic: 'mail', dedupeKey: path, payload: { path } }
      return [
        failing === 0 ? broken : builder.insert(pages).values({ id, path, title: path, body: '' }),
        failing === 1 ? broken : audit(context, builder, change),
        failing === 2 ? broken : queueMessage(context, builder, message),
      ]
    })
    await expect(write).rejects.toThrow('nowhere')
    expect(await standing(path)).toEqual({ records: [], entries: [], messages: [] })
  })
})

describe('a message', () => {
  it('with the key of another is dropped, and its change stands', async () => {
    await publish('/first', 'same')
    await publish('/second', 'same')
    expect((await standing('/first')).messages).toHaveLength(1)
    const { records, entries, messages } = await standing('/second')
    expect([records.length, entries.length, messages.length]).toEqual([1, 1, 0])
  })

  it('is queued once by two requests that come together', async () => {
    await Promise.all([publish('/left', 'race'), publish('/right', 'race')])
    const queued = await database.read((builder) =>
      builder.select().from(outbox).where(eq(outbox.dedupeKey, 'race')),
    )
    expect(queued).toHaveLength(1)
  })

  it('of another topic is another message', async () => {
    await database.write((builder) => [
      queueMessage(context, builder, { topic: 'mail', dedupeKey: 'topics', payload: {} }),
      queueMessage(context, builder, { topic: 'push', dedupeKey: 'topics', payload: {} }),
    ])
    const queued = await database.read((builder) =>
      builder.select().from(outbox).where(eq(outbox.dedupeKey, 'topics')),
    )
    expect(queued.map(({ topic }) => topic).toSorted()).toEqual(['mail', 'push'])
  })
})

it('an audit row names who acted', async () => {
  const visitor = contextOf({ kind: 'anonymous' })
  const id = newId<'page'>()
  await database.write((builder) => [
    audit(visitor, builder, { operation: 'look', entity: 'page', entityId: id, details: {} }),
  ])
  const rows = await database.read((builder) =>
    builder.select({ actor: auditLog.actor }).from(auditLog).where(eq(auditLog.entityId, id)),
  )
  expect(rows).toEqual([{ actor: 'anonymous' }])
})
