import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { anonymous } from '../kernel/actor.ts'
import { newId } from '../kernel/ids.ts'
import { outbox } from './outbox.sql.ts'
import {
  getOutboxHealth,
  isBehind,
  measureLanes,
  priorities,
  replayDeadKind,
  retryDeliveries,
} from './index.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { database, contextOf, person } = peopleIn({ databaseUrl, neonEndpoint })
const staff = contextOf(await person({ isAdmin: true }))
const job = contextOf({ kind: 'system', job: 'test' })

const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const message = (more: Partial<typeof outbox.$inferInsert>) => ({
  id: newId(now),
  topic: 'mail',
  dedupeKey: newId(now),
  payload: { kind: 'announcement', to: 'ana@home.example', language: 'en' },
  createdAt: now,
  nextAttemptAt: now,
  ...more,
})

const put = (...rows: readonly Partial<typeof outbox.$inferInsert>[]) =>
  database.write((builder) => [builder.insert(outbox).values(rows.map(message))])

beforeEach(async () => {
  await database.write((builder) => [builder.delete(outbox)])
})

const health = async () =>
  // The contract's shape.
  JSON.parse(await getOutboxHealth(staff)) as Record<
    'lanes' | 'hours' | 'dead',
    readonly Record<string, unknown>[]
  >

describe('the health of the outbox', () => {
  it('counts what waits by topic and priority, the most urgent first, in one round trip', async () => {
    await put(
      { nextAttemptAt: at(-3), priority: priorities.bulk },
      { nextAttemptAt: at(-1), priority: priorities.bulk },
      { nextAttemptAt: at(30), priority: priorities.bulk },
      { nextAttemptAt: at(-1) },
      { topic: 'push', nextAttemptAt: at(1) },
      { status: 'delivered', deliveredAt: now },
    )
    const before = await trips()
    const { lanes } = await health()
    expect((await trips()) - before).toBe(1)
    const bulk = { topic: 'mail', priority: 2, due: 2, later: 1, oldestSeconds: 180 }
    expect(lanes).toEqual([
      { topic: 'mail', priority: 0, due: 1, later: 0, oldestSeconds: 60, isBehind: false },
      { topic: 'push', priority: 0, due: 0, later: 1, oldestSeconds: 0, isBehind: false },
      { ...bulk, isBehind: false },
    ])
    expect(await measureLanes(job)).toContainEqual(bulk)
  })

  it.each([
    [priorities.now, 5],
    [priorities.soon, 15],
    [priorities.bulk, 120],
  ])('is behind when what has priority %i waits longer than %i minutes', async (priority, most) => {
    await put({ priority, nextAttemptAt: at(-most) })
    expect((await measureLanes(job)).map(isBehind)).toEqual([false])
    await put({ priority, nextAttemptAt: new Date(at(-most).getTime() - 1000) })
    expect((await measureLanes(job)).map(isBehind)).toEqual([true])
    expect((await health()).lanes).toMatchObject([{ isBehind: true }])
  })

  it('shows what left in each of the last twelve hours', async () => {
    await put(
      { status: 'delivered', deliveredAt: now },
      { status: 'delivered', deliveredAt: now, topic: 'push' },
      { status: 'held', deliveredAt: now },
      { status: 'dead', deadAt: now },
      { status: 'delivered', deliveredAt: at(-61) },
      { status: 'delivered', deliveredAt: at(-13 * 60) },
    )
    const { hours } = await health()
    expect(hours).toHaveLength(12)
    expect(hours.slice(0, 3)).toEqual([
      { from: '2026-11-20T18:00:00Z', mail: 1, push: 1, held: 1, failed: 1 },
      { from: '2026-11-20T17:00:00Z', mail: 0, push: 0, held: 0, failed: 0 },
      { from: '2026-11-20T16:00:00Z', mail: 1, push: 0, held: 0, failed: 0 },
    ])
    expect(hours.slice(3).every((hour) => hour['mail'] === 0)).toBe(true)
  })
})

const dead = { status: 'dead', attempts: 8, deadAt: now, lastFailure: 'unreachable' } as const

describe('what was given up', () => {
  it('is sent again by its kind and reason, except what has expired', async () => {
    const expired = { kind: 'announcement', until: at(-1).toISOString() }
    await put(dead, dead, { ...dead, payload: expired })
    await put({ ...dead, lastFailure: 'recipient' }, { ...dead, payload: { kind: 'board-news' } })
    expect((await health()).dead).toContainEqual({
      topic: 'mail',
      kind: 'announcement',
      failure: 'unreachable',
      count: 3,
      replayable: 2,
      latestAt: '2026-11-20T18:00:00Z',
    })
    const which = { topic: 'mail', kind: 'announcement', failure: 'unreachable' }
    const before = await trips()
    expect(await replayDeadKind(staff, which)).toBe(2)
    expect((await trips()) - before).toBe(1)
    expect(await replayDeadKind(staff, which)).toBe(0)
    expect((await health()).dead.map(({ count }) => count)).toEqual([1, 1, 1])
  })
})

describe('what failed and waits for its next try', () => {
  it('is tried now, but not what is tried soon anyway, for a worker may be sending it', async () => {
    const failed = { lastFailure: 'unreachable', attempts: 3 } as const
    await put(
      { ...failed, nextAttemptAt: at(60) },
      { ...failed, nextAttemptAt: at(5) },
      // The end of someone's quiet hours.
      { nextAttemptAt: at(60) },
      { ...failed, topic: 'push', nextAttemptAt: at(60) },
    )
    expect(await retryDeliveries(staff, 'mail')).toBe(1)
    expect((await health()).lanes[0]).toMatchObject({ topic: 'mail', due: 1, later: 2 })
  })
})

it('is for staff alone', async () => {
  const which = { topic: 'mail', kind: null, failure: 'other' }
  for (const [someone, refusal] of [
    [contextOf(await person()), 'forbidden'],
    [contextOf(anonymous), 'unauthenticated'],
  ] as const) {
    await expect(getOutboxHealth(someone)).rejects.toThrow(refusal)
    await expect(replayDeadKind(someone, which)).rejects.toThrow(refusal)
    await expect(retryDeliveries(someone, 'mail')).rejects.toThrow(refusal)
  }
})
