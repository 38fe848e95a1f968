import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { auditLog } from '../audit/audit.sql.ts'
import { texts } from '../database/texts-in.ts'
import { anonymous } from '../kernel/actor.ts'
import type { Context } from '../kernel/context.ts'
import { deliverMail } from '../mail/index.ts'
import { listUndelivered } from './list-undelivered.ts'
import { outbox } from './outbox.sql.ts'
import { queueMessage } from './outbox.ts'
import { replayDeliveries } from './replay-deliveries.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { database, contextOf, person } = peopleIn({ databaseUrl, neonEndpoint })
const staff = await person({ isAdmin: true })
const context = contextOf(staff)
const settings = {
  city: context.city,
  texts: [],
  portalUrl: 'https://portal.example',
  secret: 'secret',
}

beforeEach(async () => {
  await database.write((builder) => [builder.delete(outbox)])
})

interface Row {
  readonly id: string
  readonly topic: string
  readonly recipient: string | null
  readonly isExpired: boolean
}
const list = async (before?: string, by: Context = context) =>
  // The contract's shape.
  JSON.parse(await listUndelivered(by, before)) as { data: readonly Row[]; next: string | null }

const mail = { kind: 'email-changed', to: 'ana@home.example', language: 'en' }

/** A message that failed for good; returns its id. */
async function dead(payload: Record<string, unknown> = mail, minutes = 0, topic = 'mail') {
  const dedupeKey = crypto.randomUUID()
  const at = new Date(now.getTime() - minutes * 60_000)
  const { given } = await database.write((builder) => ({
    queued: queueMessage(context, builder, { topic, dedupeKey, payload }),
    given: builder
      .update(outbox)
      .set({ status: 'dead', deadAt: at, attempts: 8, lastFailure: 'unreachable' })
      .where(sql`dedupe_key = ${dedupeKey}`)
      .returning({ id: outbox.id }),
  }))
  return given[0]?.id ?? ''
}

const statusOf = async (id: string) => {
  const [row] = await database.read((builder) =>
    builder
      .select()
      .from(outbox)
      .where(sql`id = ${id}`),
  )
  return row?.status
}
const audited = (ids: readonly string[]) =>
  database.read((builder) =>
    builder
      .select()
      .from(auditLog)
      .where(sql`operation = 'replayDeliveries' and entity_id in ${texts(ids)}`),
  )

describe('a failed delivery', () => {
  it('is listed in one round trip, of every topic, and masks every recipient', async () => {
    const id = await dead()
    const push = await dead({ kind: 'alert', to: '8475550123' }, 1, 'push')
    const receipt = await dead({}, 2, 'receipt')
    const before = await trips()
    const { data, next } = await list()
    expect((await trips()) - before).toBe(1)
    expect(next).toBeNull()
    expect(data).toEqual([
      {
        id,
        topic: 'mail',
        kind: 'email-changed',
        recipient: 'a•••@home.example',
        failedAt: now.toISOString().replace('.000', ''),
        failure: 'unreachable',
        attempts: 8,
        isExpired: false,
      },
      expect.objectContaining({ id: push, topic: 'push', recipient: '8•••' }),
      expect.objectContaining({ id: receipt, kind: null, recipient: null }),
    ])
  })

  it('comes page by page, each once, also when many were given up at one moment', async () => {
    const ids: string[] = []
    for (let i = 0; i < 60; i += 1) ids.push(await dead(mail, Math.floor(i / 20)))
    const first = await list()
    const second = await list(first.next ?? '')
    // A replay in between moves no row to another page.
    await replayDeliveries(context, [second.data.at(-1)?.id ?? ''])
    const third = await list(second.next ?? '')
    expect([first.data.length, second.data.length, third.data.length]).toEqual([25, 25, 10])
    expect(third.next).toBeNull()
    const seen = [first, second, third].flatMap(({ data }) => data.map(({ id }) => id))
    expect(new Set(seen)).toEqual(new Set(ids))
  })

  it('is neither a waiting nor a delivered one', async () => {
    await database.write((builder) => [
      queueMessage(context, builder, { topic: 'mail', dedupeKey: 'waits', payload: mail }),
      queueMessage(context, builder, { topic: 'mail', dedupeKey: 'arrived', payload: mail }),
      builder
        .update(outbox)
        .set({ status: 'delivered' })
        .where(sql`dedupe_key = 'arrived'`),
    ])
    expect((await list()).data).toEqual([])
  })

  it('is only for staff to see and to replay', async () => {
    const id = await dead()
    for (const actor of [anonymous, await person()]) {
      await expect(list(undefined, contextOf(actor))).rejects.toThrow(/Auth\./)
      await expect(replayDeliveries(contextOf(actor), [id])).rejects.toThrow(/Auth\./)
    }
    expect(await statusOf(id)).toBe('dead')
  })
})

describe('a replay', () => {
  it('arrives once, though two press the button and two workers deliver', async () => {
    const id = await dead()
    const sent: string[] = []
    const transport = { send: async (_mail: unknown, mailId: string) => void sent.push(mailId) }
    const counts = await Promise.all([1, 2].map(() => replayDeliveries(contextOf(staff), [id])))
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1])
    await Promise.all([1, 2].map(() => deliverMail(contextOf(staff), transport, settings)))
    expect(sent).toEqual([id])
    expect(await replayDeliveries(context, [id])).toBe(0)
    await deliverMail(context, transport, settings)
    expect(sent).toEqual([id])
  })

  it('has all its tries, is audited for each, wakes the outbox, in one round trip', async () => {
    const ids = [await dead(), await dead({}, 0, 'push')]
    let woken = 0
    const before = await trips()
    const waking = { ...contextOf(staff), onQueued: () => (woken += 1) }
    expect(await replayDeliveries(waking, ids)).toBe(2)
    expect((await trips()) - before).toBe(1)
    expect(woken).toBe(1)
    expect(await audited(ids)).toEqual(
      expect.arrayContaining(
        ids.map((entityId, i) =>
          expect.objectContaining({
            actor: staff.userId,
            entity: 'delivery',
            entityId,
            details: { topic: i === 0 ? 'mail' : 'push' },
          }),
        ),
      ),
    )
    const [row] = await database.read((builder) =>
      builder
        .select()
        .from(outbox)
        .where(sql`id = ${ids[0]}`),
    )
    expect(row).toMatchObject({ status: 'pending', attempts: 0, deadAt: null, lastFailure: null })
  })

  it('skips an expired link', async () => {
    const id = await dead({ ...mail, until: new Date(now.getTime() - 1000) })
    const valid = await dead({ ...mail, until: new Date(now.getTime() + 1000) })
    const { data } = await list()
    expect(new Set(data.map((row) => [row.id, row.isExpired].join(' ')))).toEqual(
      new Set([`${id} true`, `${valid} false`]),
    )
    expect(await replayDeliveries(context, [id, valid])).toBe(1)
    expect([await statusOf(id), await statusOf(valid)]).toEqual(['dead', 'pending'])
    expect(await audited([id, valid])).toHaveLength(1)
  })
})
