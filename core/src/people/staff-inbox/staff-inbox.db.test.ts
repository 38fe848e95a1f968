import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { caseQueueIn } from '../../casework/case-queue/case-queue.fixture.ts'
import { assignRequest, notifyOverdue } from '../../casework/case-queue/index.ts'
import { answerRequest, claimOf } from '../../casework/tracking/index.ts'
import { defaultCity } from '../../platform/city/settings.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { composeMail, deliverMail, type MailOrder } from '../../platform/mail/index.ts'
import { now } from '../profiles/people.fixture.ts'
import { subscribeStaffPush } from '../push/index.ts'
import { users } from '../users/users.sql.ts'
import { type InboxChoice, type InboxKind, inboxKindNames } from './rules.ts'
import { staffNotifications } from './staff-inbox.sql.ts'
import {
  countInbox,
  getInboxSettings,
  listInbox,
  mayStillGet,
  readInbox,
  sendStaffDigests,
  setInboxSettings,
} from './index.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { contextOf, database, person, mailTo, request, rowOf } = caseQueueIn({
  databaseUrl,
  neonEndpoint,
})

const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const job = (at: Date = now) => contextOf({ kind: 'system', job: 'test' }, at)

interface Entry {
  readonly id: string
  readonly kind: InboxKind
  readonly reference: string
  readonly title: string
  readonly path: string
  readonly by: string | null
  readonly isUnread: boolean
}
interface Page {
  readonly data: readonly Entry[]
  readonly next: string | null
}
// The contract's shape.
const pageOf = async (actor: UserActor, query: Parameters<typeof listInbox>[1] = {}) =>
  JSON.parse(await listInbox(contextOf(actor), query)) as Page
const kindsOf = async (actor: UserActor) => (await pageOf(actor)).data.map(({ kind }) => kind)

const clerk = (language: 'en' | 'es' = 'en') =>
  person({ roles: ['caseWorker'], firstName: 'Ben', lastName: 'Ortiz', language })

const choose = (actor: UserActor, mail: InboxChoice, push: InboxChoice = 'off') =>
  setInboxSettings(
    contextOf(actor),
    (['assigned', 'answered', 'overdue'] as const).map((kind) => ({ kind, mail, push })),
  )

async function assigned(to: UserActor, by: UserActor, at = now) {
  const { id, version, number } = await request()
  await assignRequest(contextOf(by, at), { id, version, assigneeId: to.userId })
  return { id, number }
}

const browser = (actor: UserActor) =>
  subscribeStaffPush(contextOf(actor), {
    endpoint: `https://fcm.googleapis.com/fcm/send/${actor.userId}`,
    keys: { p256dh: 'x', auth: 'x' },
  })
const pushes = async () => {
  const rows = await database.read((builder) => builder.select().from(outbox))
  return rows.filter(({ topic }) => topic === 'push').map(({ payload }) => payload)
}

let ada: Awaited<ReturnType<typeof clerk>>
let ben: Awaited<ReturnType<typeof clerk>>
beforeEach(async () => {
  await database.write((builder) => [
    builder.delete(outbox),
    builder.delete(staffNotifications),
    builder.execute(sql`update requests set closed_at = now() where closed_at is null`),
    builder.execute(sql`update users set is_admin = false, roles = '{}'`),
  ])
  ada = await person({ roles: ['caseWorker'], firstName: 'Ada', lastName: 'Lee' })
  ben = await clerk()
})

describe('a clerk is notified', () => {
  it('when someone else assigns a request to them, with a link to it', async () => {
    const { id, number } = await assigned(ben, ada)
    expect((await pageOf(ben)).data).toEqual([
      {
        id: expect.any(String),
        kind: 'assigned',
        reference: number,
        title: 'Streetlight',
        path: `/requests/${id}`,
        by: 'Ada Lee',
        createdAt: expect.any(String),
        isUnread: true,
      },
    ])
    expect(await kindsOf(ada)).toEqual([])
  })

  it('but not of a request that they took themselves, or gave away', async () => {
    const { id } = await assigned(ben, ben)
    const { version } = await rowOf(id)
    await assignRequest(contextOf(ben), { id, version, assigneeId: null })
    expect(await kindsOf(ben)).toEqual([])
  })

  it('when the resident answers on a request of theirs', async () => {
    const rosa = await person()
    const { id } = await request({
      userId: rosa.userId,
      assigneeId: ben.userId,
      isActionRequired: true,
      actionMessage: 'Which lamp?',
    })
    const claim = claimOf(contextOf(rosa), { type: 'Case', id })
    await answerRequest(contextOf(rosa), claim, { text: 'The third.', fileIds: [] })
    expect((await pageOf(ben)).data).toMatchObject([
      { kind: 'answered', path: `/requests/${id}`, by: 'Rosa Vega' },
    ])
    expect(await kindsOf(ada)).toEqual([])
  })

  it('once when a request of theirs becomes overdue, however often the job runs', async () => {
    await request({ assigneeId: ben.userId, dueAt: minutesLater(-1) })
    await request({ assigneeId: ben.userId, dueAt: minutesLater(1) })
    await request({ assigneeId: null, dueAt: minutesLater(-1) })
    await request({ assigneeId: ben.userId, dueAt: minutesLater(-8 * 24 * 60) })
    await Promise.all([1, 2, 3].map(() => notifyOverdue(job())))
    expect(await notifyOverdue(job())).toBe(0)
    expect(await kindsOf(ben)).toEqual(['overdue'])
    expect(await notifyOverdue(job(minutesLater(2)))).toBe(1)
  })

  it('again when a new due date passes, and not when the request was overdue on assignment', async () => {
    const { id } = await request({ assigneeId: ben.userId, dueAt: minutesLater(-1) })
    await notifyOverdue(job())
    await database.write((builder) => [
      builder.execute(
        sql`update requests set due_at = ${minutesLater(5).toISOString()}::timestamptz where id = ${id}`,
      ),
    ])
    expect(await notifyOverdue(job(minutesLater(6)))).toBe(1)
    const late = await request({ dueAt: minutesLater(-1) })
    await assignRequest(contextOf(ada), { ...late, assigneeId: ben.userId })
    expect(await notifyOverdue(job())).toBe(0)
    expect(await kindsOf(ben)).toEqual(expect.arrayContaining(['assigned', 'overdue', 'overdue']))
  })

  it('of nothing once they lost the role, also of what was written before', async () => {
    await assigned(ben, ada)
    await request({ assigneeId: ben.userId, dueAt: minutesLater(-1) })
    await database.write((builder) => [
      builder
        .update(users)
        .set({ roles: ['viewer'] })
        .where(sql`id = ${ben.userId}`),
    ])
    expect(await notifyOverdue(job())).toBe(0)
    const viewer = { ...ben, roles: ['viewer'] } as const
    expect(await kindsOf(viewer)).toEqual([])
    expect(await countInbox(contextOf(viewer))).toEqual({ unread: 0, newestAt: null })
    await sendStaffDigests(job())
    expect(await mailTo(ben.email)).toEqual([])
  })
})

describe('email and push', () => {
  it('right away: one of each, in their language, with no name but the number', async () => {
    const eva = await clerk('es')
    await choose(eva, 'at-once', 'at-once')
    await browser(eva)
    const { id, number } = await assigned(eva, ada)
    expect(await mailTo(eva.email)).toMatchObject([
      {
        kind: 'staff-news',
        language: 'es',
        path: `/requests/${id}`,
        values: {
          headline: `Se le asignó la solicitud ${number}`,
          text: `Se le asignó la solicitud ${number}: Alumbrado`,
        },
      },
    ])
    expect(await pushes()).toMatchObject([
      { title: `Se le asignó la solicitud ${number}`, body: '', path: `/requests/${id}` },
    ])
    expect(await sendStaffDigests(job(minutesLater(60)))).toBe(0)
  })

  it('off: nothing but the entry', async () => {
    await choose(ben, 'off')
    await browser(ben)
    await assigned(ben, ada)
    await sendStaffDigests(job(minutesLater(60)))
    expect([await mailTo(ben.email), await pushes()]).toEqual([[], []])
    expect(await kindsOf(ben)).toEqual(['assigned'])
  })

  it('hourly: one with everything unread, at most once an hour', async () => {
    await choose(ben, 'hourly', 'hourly')
    await browser(ben)
    const [first, second, read] = [
      await assigned(ben, ada),
      await assigned(ben, ada, minutesLater(1)),
      await assigned(ben, ada),
    ]
    await readInbox(contextOf(ben), { about: `/requests/${read.id}` })
    expect(await mailTo(ben.email)).toEqual([])
    const runs = await Promise.all([1, 2, 3].map(() => sendStaffDigests(job(minutesLater(2)))))
    expect(runs.toSorted((a, b) => a - b)).toEqual([0, 0, 1])
    await assigned(ben, ada)
    expect(await sendStaffDigests(job(minutesLater(30)))).toBe(0)
    expect(await mailTo(ben.email)).toMatchObject([
      {
        kind: 'staff-digest',
        path: '/inbox',
        values: { count: '2' },
        items: [first, second].map(({ id, number }) => ({
          text: `Request ${number} was assigned to you: Streetlight`,
          path: `/requests/${id}`,
        })),
      },
    ])
    expect(await pushes()).toMatchObject([{ title: 'New in your inbox: 2', path: '/inbox' }])
    // What arrived after the first comes with the next.
    expect(await sendStaffDigests(job(minutesLater(62)))).toBe(1)
    expect(await sendStaffDigests(job(minutesLater(122)))).toBe(0)
  })

  it('a digest that dies with its transaction loses nothing and sends nothing twice', async () => {
    await assigned(ben, ada)
    // A mail under the same key: the transaction dies after the entries were marked.
    const blocking = {
      id: newId(),
      topic: 'mail',
      dedupeKey: `staff-digest/${now.toISOString()}/${ben.userId}`,
      payload: {},
      createdAt: now,
      nextAttemptAt: now,
    }
    await database.write((builder) => [builder.insert(outbox).values(blocking)])
    await expect(sendStaffDigests(job())).rejects.toThrow('outbox_once')
    await database.write((builder) => [builder.delete(outbox)])
    expect(await mailTo(ben.email)).toEqual([])
    expect(await sendStaffDigests(job())).toBe(1)
    expect(await mailTo(ben.email)).toHaveLength(1)
  })

  it('turned off before the hour, nothing is sent', async () => {
    await assigned(ben, ada)
    await choose(ben, 'off')
    expect(await sendStaffDigests(job())).toBe(0)
  })

  it('do not leave for a person who lost the role in the meantime', async () => {
    await choose(ben, 'at-once')
    await assigned(ben, ada)
    const [order] = await mailTo(ben.email)
    // As the outbox has it.
    const { staff } = order as unknown as MailOrder
    const reader = staff ? { staff } : {}
    expect(await mayStillGet(job(), reader)).toBe(true)
    await database.write((builder) => [
      builder
        .update(users)
        .set({ roles: ['finance'] })
        .where(sql`id = ${ben.userId}`),
    ])
    expect(await mayStillGet(job(), reader)).toBe(false)
    const sent: string[] = []
    const transport = { send: (mail: { to: string }) => Promise.resolve(void sent.push(mail.to)) }
    const settings = { city: defaultCity, texts: [], portalUrl: 'https://p.example', secret: 'x' }
    await deliverMail(job(), transport, settings, {
      isWanted: (one) => mayStillGet(job(), one),
    })
    expect(sent).toEqual([])
    expect(await mailTo(ben.email)).toEqual([])
  })

  it('lead to the staff app, and list the entries of a digest', async () => {
    await assigned(ben, ada)
    await sendStaffDigests(job())
    const [order] = await mailTo(ben.email)
    const composed = composeMail(order as unknown as MailOrder, {
      city: defaultCity,
      texts: [],
      portalUrl: 'https://portal.example',
      staffUrl: 'https://staff.example',
      secret: 'x',
    })
    expect(composed.subject).toBe('1 new notification')
    expect(composed.text).toMatch(
      /- Request \d+ was assigned to you: Streetlight\n {2}https:\/\/staff\.example\/requests\//,
    )
    expect(composed.html).toContain('<a href="https://staff.example/requests/')
    expect(composed.text).not.toContain('portal.example')
  })
})

describe('the inbox', () => {
  it('is listed page by page, each entry once', async () => {
    for (let nth = 0; nth < 30; nth += 1) await assigned(ben, ada, minutesLater(nth % 7))
    const first = await pageOf(ben)
    const second = await pageOf(ben, { before: first.next ?? '' })
    expect([first.data.length, second.data.length, second.next]).toEqual([25, 5, null])
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(30)
    await expect(pageOf(ben, { before: 'x' })).rejects.toThrow('invalid')
  })

  it('marks as read one, all about a record, or all, and never another person’s', async () => {
    const [one, two] = [await assigned(ben, ada), await assigned(ben, ada, minutesLater(1))]
    await assigned(ben, ada)
    const [newest] = (await pageOf(ben)).data
    expect(await countInbox(contextOf(ben))).toEqual({
      unread: 3,
      newestAt: minutesLater(1).toISOString(),
    })
    await readInbox(contextOf(ada), { id: newest?.id })
    await readInbox(contextOf(ada))
    expect((await countInbox(contextOf(ben))).unread).toBe(3)
    await readInbox(contextOf(ben), { id: newest?.id })
    await readInbox(contextOf(ben), { about: `/requests/${one.id}` })
    expect((await pageOf(ben, { isUnread: true })).data).toHaveLength(1)
    expect(newest?.path).toBe(`/requests/${two.id}`)
    await readInbox(contextOf(ben))
    expect(await countInbox(contextOf(ben))).toEqual({ unread: 0, newestAt: null })
    expect((await pageOf(ben)).data).toHaveLength(3)
  })

  it('is counted and listed in one round trip each', async () => {
    const before = await trips()
    await countInbox(contextOf(ben))
    await listInbox(contextOf(ben))
    expect((await trips()) - before).toBe(2)
  })

  it('is counted by one range of its index', async () => {
    await assigned(ben, ada)
    const plan = await database.rows<{ 'QUERY PLAN': string }>(sql`
      explain select n.created_at from staff_notifications n
      where n.user_id = ${ben.userId} and n.kind in ('assigned', 'overdue') and n.read_at is null
      order by n.created_at desc, n.id desc limit 100`)
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('staff_notifications_unread')
  })
})

describe('the settings', () => {
  it('have the kinds of a person’s roles, and refuse others', async () => {
    expect((await getInboxSettings(contextOf(ben))).map(({ kind }) => kind)).toEqual([
      'assigned',
      'answered',
      'overdue',
    ])
    const boss = await person({ isAdmin: true })
    expect((await getInboxSettings(contextOf(boss))).map(({ kind }) => kind)).toEqual(
      inboxKindNames,
    )
    const setting = { kind: 'discrepancy', mail: 'off', push: 'off' } as const
    await expect(setInboxSettings(contextOf(ben), [setting])).rejects.toThrow('invalid')
    await setInboxSettings(contextOf(boss), [setting])
    expect(await getInboxSettings(contextOf(boss))).toContainEqual(setting)
  })
})
