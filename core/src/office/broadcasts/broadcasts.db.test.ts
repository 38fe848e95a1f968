import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { broadcastRecipients, broadcastShards } from '../../casework/messages/broadcasts.sql.ts'
import {
  countUnreadMessages,
  deleteMessage,
  listMessages,
  readMessage,
} from '../../casework/messages/index.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { notificationPreferences } from '../../people/profiles/residents.sql.ts'
import type { Push, PushOutcome, PushTarget, PushText } from '../../people/push/index.ts'
import { pushSubscriptions, users } from '../../people/users/users.sql.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { manyIn } from './broadcasts.fixture.ts'
import { everyone } from './rules.ts'
import {
  approveBroadcast,
  cancelBroadcast,
  countAudience,
  listBroadcasts,
  resendBroadcast,
  sendBroadcast,
  sendShard,
  startBroadcasts,
  stopBroadcast,
} from './index.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
const { addBrowser, clear } = manyIn(database)
const editor = await person({ roles: ['contentEditor'] })
const second = await person({ roles: ['contentEditor'] })

const job = (at: Date = now): Context => contextOf({ kind: 'system', job: 'broadcasts' }, at)
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const text = {
  englishTitle: 'Snow on Friday',
  spanishTitle: 'Nieve el viernes',
  englishBody: 'Move your car.',
  spanishBody: 'Mueva su auto.',
  audience: everyone,
  channels: ['inbox', 'push', 'mail'] as const,
  sendAt: null,
  urgentReason: '',
}

const send = (
  change: Partial<Parameters<typeof sendBroadcast>[1]> = {},
  context = contextOf(editor),
) => sendBroadcast(context, { ...text, ...change })

/** A push service that notes what it got. */
function service(answer: (target: PushTarget) => PushOutcome = () => ({ kind: 'delivered' })) {
  const got: { endpoint: string; text: PushText }[] = []
  const push: Push = async (target, said) => {
    got.push({ endpoint: target.endpoint, text: said })
    return answer(target)
  }
  return { got, push }
}

/** As the cron and the queue do, until nothing is left. */
async function run(push: Push | null = service().push, at: Date = now): Promise<void> {
  for (const shard of await startBroadcasts(job(at))) await sendShard(job(at), push, shard)
  await startBroadcasts(job(at))
}

const spare = (userId: string) =>
  database.write((builder) => [
    builder.insert(notificationPreferences).values({
      userId,
      notificationId: 'city-announcements',
      isEnabled: false,
      updatedAt: now,
    }),
  ])

const mails = async () => {
  const rows = await database.read((builder) => builder.select().from(outbox))
  return rows.filter(({ topic }) => topic === 'mail').map(({ payload }) => payload)
}

const list = () => listBroadcasts(contextOf(editor))

const planned = {
  audience: everyone,
  channels: ['inbox', 'push', 'mail'] as const,
  sendAt: null,
  urgentReason: '',
  broadcastId: null,
}

const inboxOf = async (one: Parameters<typeof contextOf>[0]) =>
  JSON.parse(await listMessages(contextOf(one))) as { Id: string; Title: string; ReadAt: string }[]

/** Two people besides the staff, whose accounts are residents' too. */
const reachedIds = async (id: string) => {
  const rows = await database.rows<{ user_id: string }>(
    sql`select user_id from ${broadcastRecipients} where broadcast_id = ${id} order by 1`,
  )
  return rows.map((row) => row.user_id)
}

/** Many neighbors, in one statement. */
const neighbors = (count: number) =>
  database.write((builder) => [
    builder.execute(sql`
      insert into ${users} (id, email, email_verified_at, contact_id, created_at, updated_at)
      select gen_random_uuid(), 'n' || n || '@many.example', now(), 'many-' || n, now(), now()
      from generate_series(1, ${count}) n`),
  ])

beforeEach(clear)

describe('a message to many', () => {
  it('is in every inbox, in a mail and on each browser once, in their language', async () => {
    const ana = await person({ language: 'es' })
    const bo = await person()
    await addBrowser(ana.userId, 'https://push.example/ana')
    const { got, push } = service()
    const { id, state } = await send()
    expect(state).toBe('scheduled')
    await run(push)
    await run(push)
    expect(await inboxOf(bo)).toMatchObject([{ Id: id, Title: 'Snow on Friday', ReadAt: null }])
    expect(got).toEqual([
      {
        endpoint: 'https://push.example/ana',
        text: {
          tag: id,
          title: 'Nieve el viernes',
          body: 'Mueva su auto.',
          path: '/messages',
          urgency: 'normal',
        },
      },
    ])
    const to = (email: string) => mails().then((all) => all.filter((mail) => mail['to'] === email))
    expect(await to(ana.email)).toMatchObject([
      { language: 'es', values: { headline: 'Nieve el viernes', text: 'Mueva su auto.' } },
    ])
    expect(await to(bo.email)).toHaveLength(1)
    const reached = (await reachedIds(id)).length
    expect((await list())[0]).toMatchObject({
      Id: id,
      state: 'sent',
      counts: {
        reached,
        mailed: reached,
        pushed: 1,
        pushRetried: 0,
        pushFailed: 0,
        optedOut: 0,
        parts: 1,
        partsDone: 1,
      },
    })
  })

  it('spares who takes no announcements, also when they say so after it was written', async () => {
    const carl = await person()
    const dora = await person()
    await spare(carl.userId)
    expect(await countAudience(contextOf(editor), planned)).toMatchObject({ optedOut: 1 })
    const { id } = await send()
    await spare(dora.userId)
    await run()
    const reached = await reachedIds(id)
    expect(reached).not.toContain(carl.userId)
    expect(reached).not.toContain(dora.userId)
    expect(await inboxOf(carl)).toEqual([])
    expect((await mails()).map((mail) => mail['to'])).not.toContain(carl.email)
    expect((await list())[0]?.counts).toMatchObject({ optedOut: 2 })
  })

  it('is refused without a title in each language, and to who may not send', async () => {
    await expect(send({ spanishTitle: ' ' })).rejects.toMatchObject({ kind: 'invalid' })
    const viewer = await person({ roles: ['viewer'] })
    await expect(send({}, contextOf(viewer))).rejects.toMatchObject({ kind: 'forbidden' })
  })

  it('is read and deleted by each person alone, and a deleted one does not come back', async () => {
    const ana = await person()
    const bo = await person()
    const { id } = await send()
    await run()
    expect(await countUnreadMessages(contextOf(ana))).toBe(1)
    await readMessage(contextOf(ana), id)
    expect(await countUnreadMessages(contextOf(ana))).toBe(0)
    expect(await countUnreadMessages(contextOf(bo))).toBe(1)
    await deleteMessage(contextOf(ana), id)
    await expect(deleteMessage(contextOf(ana), id)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(resendBroadcast(contextOf(editor), id)).rejects.toMatchObject({
      code: 'Broadcasts.ReachedAll',
    })
    await person()
    await resendBroadcast(contextOf(editor), id)
    await run()
    expect(await inboxOf(ana)).toEqual([])
    expect(await inboxOf(bo)).toHaveLength(1)
  })
})

describe('decisions', () => {
  it('above the city’s size a second person approves, and not the one who wrote it', async () => {
    const context = contextOf(editor)
    const strict = { ...context, city: { ...context.city, broadcastSecondPersonAbove: 1 } }
    const { id, state } = await send({}, strict)
    expect(state).toBe('waiting')
    await run()
    expect(await reachedIds(id)).toEqual([])
    await expect(approveBroadcast(contextOf(editor), id)).rejects.toMatchObject({
      code: 'Broadcasts.SecondPerson',
    })
    await approveBroadcast(contextOf(second), id)
    await expect(approveBroadcast(contextOf(second), id)).rejects.toMatchObject({
      code: 'Broadcasts.Decided',
    })
    await run()
    expect((await reachedIds(id)).length).toBeGreaterThan(1)
  })

  it('can be canceled before it starts, and not after', async () => {
    const { id } = await send({ sendAt: '2026-11-20T13:00' })
    await run()
    expect(await reachedIds(id)).toEqual([])
    await cancelBroadcast(contextOf(editor), id)
    await run(service().push, later(61))
    expect(await reachedIds(id)).toEqual([])
    const other = await send()
    await run()
    await expect(cancelBroadcast(contextOf(editor), other.id)).rejects.toMatchObject({
      code: 'Broadcasts.Begun',
    })
  })

  it('stopped, it reaches nobody else; sent again, it reaches the others and nobody twice', async () => {
    await neighbors(1200)
    const context = contextOf(editor)
    const alone = { ...context, city: { ...context.city, broadcastSecondPersonAbove: null } }
    const { id } = await send({}, alone)
    const shards = await startBroadcasts(job())
    expect(shards.length).toBeGreaterThan(2)
    const [first, ...rest] = shards
    if (!first) throw new Error('no shard')
    await sendShard(job(), null, first)
    await stopBroadcast(contextOf(editor), id)
    for (const shard of rest) expect(await sendShard(job(), null, shard)).toBeNull()
    expect(await reachedIds(id)).toHaveLength(500)
    await resendBroadcast(alone, id)
    await run(null)
    const { count } = await countAudience(contextOf(editor), planned)
    expect(await reachedIds(id)).toHaveLength(count)
    expect(await mails()).toHaveLength(count)
    expect((await list())[0]).toMatchObject({
      state: 'sent',
      counts: { reached: count, mailed: count },
    })
  })

  it('waits for the end of the quiet hours, unless it is urgent', async () => {
    const atNight = async (id: string) => {
      const all = await listBroadcasts(contextOf(editor, night))
      return all.find((one) => one.Id === id)?.heldUntil
    }
    const night = new Date('2026-11-21T04:00:00Z')
    const { id } = await send()
    const urgent = await send({ urgentReason: 'Boil water' })
    await run(service().push, night)
    expect(await atNight(id)).toBe('2026-11-21T14:00:00.000Z')
    expect(await atNight(urgent.id)).toBeNull()
    expect(await reachedIds(id)).toEqual([])
    expect((await reachedIds(urgent.id)).length).toBeGreaterThan(0)
    await run(service().push, new Date('2026-11-21T14:00:00Z'))
    expect((await reachedIds(id)).length).toBeGreaterThan(0)
  })
})

describe('faults', () => {
  it('a worker that dies is replaced after its lease; nobody is reached or mailed twice', async () => {
    const ana = await person()
    await addBrowser(ana.userId, 'https://push.example/ana')
    const { id } = await send()
    const [shard] = await startBroadcasts(job())
    if (!shard) throw new Error('no shard')
    const dies: Push = () => new Promise(() => undefined)
    void sendShard(job(), dies, shard)
    await expect
      .poll(async () => (await reachedIds(id)).length, { timeout: 10_000 })
      .toBeGreaterThan(0)
    expect(await sendShard(job(later(1)), service().push, shard)).toBeNull()
    const { got, push } = service()
    const [again] = await startBroadcasts(job(later(6)))
    expect(again).toEqual(shard)
    await sendShard(job(later(6)), push, shard)
    expect(got).toHaveLength(1)
    const to = (await mails()).map((mail) => mail['to'])
    expect(new Set(to).size).toBe(to.length)
    const [row] = await database.read((builder) => builder.select().from(broadcastShards))
    expect(row).toMatchObject({ reached: to.length, pushed: 1 })
  })

  it('of two workers with one part, one does it', async () => {
    await send()
    const [shard] = await startBroadcasts(job())
    if (!shard) throw new Error('no shard')
    const reports = await Promise.all([1, 2, 3].map(() => sendShard(job(), null, shard)))
    expect(reports.filter((report) => report !== null)).toHaveLength(1)
  })

  it('a browser that is gone is forgotten; one that is busy is tried again when its service says', async () => {
    const ana = await person()
    await addBrowser(ana.userId, 'https://push.example/gone')
    await addBrowser(ana.userId, 'https://push.example/busy')
    await addBrowser(ana.userId, 'https://push.example/silent')
    const { push } = service(({ endpoint }) => {
      if (endpoint.endsWith('gone')) return { kind: 'gone' }
      if (endpoint.endsWith('silent')) throw new Error('no answer')
      return { kind: 'refused', failure: 'unreachable', status: 429, retryAt: later(30) }
    })
    const { id } = await send()
    await run(push)
    const browsers = await database.read((builder) => builder.select().from(pushSubscriptions))
    expect(browsers.map(({ endpoint }) => endpoint).toSorted()).toEqual([
      'https://push.example/busy',
      'https://push.example/silent',
    ])
    const rows = await database.read((builder) => builder.select().from(outbox))
    const pushes = rows.filter(({ topic }) => topic === 'push')
    expect(new Set(pushes.map(({ nextAttemptAt }) => nextAttemptAt))).toEqual(
      new Set([later(1), later(30)]),
    )
    expect(pushes[0]?.payload).toMatchObject({ tag: id, title: 'Snow on Friday' })
    expect((await list())[0]?.counts).toMatchObject({ pushed: 0, pushRetried: 2, pushFailed: 0 })
  })
})
