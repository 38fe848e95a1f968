import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now } from '../../people/profiles/people.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requestFilters } from '../requests/requests.sql.ts'
import { answerRequest, claimOf } from '../tracking/index.ts'
import { assignRequest } from './assign-request.ts'
import { previewBulk, runBulk } from './bulk.ts'
import { caseQueueIn } from './case-queue.fixture.ts'
import { exportRequests } from './export-requests.ts'
import type { CaseQueueFilter } from './filter.ts'
import {
  listDeskPoints,
  listDeskRequests,
  type QueuePage,
  type QueuePlace,
} from './list-requests.ts'
import { queueLimits, queueSorts } from './rules.ts'
import { deleteDeskFilter, getDesk, saveDeskFilter } from './saved-filters.ts'
import { addNote, askQuestion } from './write-to-resident.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { contextOf, database, person, request, rowOf, eventsOf } = caseQueueIn({
  databaseUrl,
  neonEndpoint,
})

const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
let ada: UserActor
let made: Record<'late' | 'soon' | 'never' | 'done', { id: string; number: string }>

beforeAll(async () => {
  ada = await person({ isAdmin: true, firstName: 'Ada' })
  made = {
    soon: await request({
      dueAt: daysAgo(-2),
      area: 'A',
      category: 'trees',
      createdAt: daysAgo(1),
    }),
    late: await request({
      dueAt: daysAgo(3),
      area: 'B',
      assigneeId: ada.userId,
      address: '12 Millrace St',
      description: '=cmd()',
      createdAt: daysAgo(20),
      latitude: 42.04,
      longitude: -88.29,
    }),
    never: await request({ category: 'feedback', status: 'Open', createdAt: daysAgo(8) }),
    done: await request({ status: 'Complete', closedAt: now, dueAt: daysAgo(5), area: 'B' }),
  }
})

const open: CaseQueueFilter = { state: 'open' }
const list = (filter: Partial<CaseQueueFilter> = {}, place: QueuePlace = {}) =>
  listDeskRequests(contextOf(ada), { ...open, ...filter }, place)
const names = async (filter: Partial<CaseQueueFilter> = {}) => {
  const { data } = await list(filter)
  const all = Object.entries(made)
  return data.map(({ number }) => all.find(([, one]) => one.number === number)?.[0])
}

describe('the queue', () => {
  it('lists open requests by due date, marks overdue ones, in one round trip', async () => {
    const before = await trips()
    const { data, total, next } = await list()
    expect((await trips()) - before).toBe(1)
    expect([total, next]).toEqual([3, null])
    expect(data).toMatchObject([
      { number: made.late.number, isOverdue: true, assignee: { name: 'Ada Vega' } },
      { number: made.soon.number, isOverdue: false, assignee: null },
      { number: made.never.number, isOverdue: false },
    ])
  })

  it('is filtered by every filter', async () => {
    expect(await names({ isOverdue: true })).toEqual(['late'])
    expect(await names({ category: 'trees' })).toEqual(['soon'])
    expect(await names({ status: 'Open' })).toEqual(['never'])
    expect(await names({ area: 'B' })).toEqual(['late'])
    expect(await names({ assignee: 'me' })).toEqual(['late'])
    expect(await names({ assignee: ada.userId })).toEqual(['late'])
    expect(await names({ assignee: 'nobody' })).toEqual(['soon', 'never'])
    expect(await names({ assignee: 'drop table' })).toEqual([])
    expect(await names({ olderThanDays: 7 })).toEqual(['late', 'never'])
    expect(await names({ state: 'closed' })).toEqual(['done'])
    expect(await names({ state: 'all' })).toEqual(['done', 'soon', 'never', 'late'])
    expect(await names({ state: 'all', area: 'B' })).toEqual(['done', 'late'])
  })

  it('finds a number, and words in any order, wildcards taken literally', async () => {
    expect(await names({ text: `#${Number(made.never.number)}` })).toEqual(['never'])
    expect(await names({ text: 'millrace 12' })).toEqual(['late'])
    expect(await names({ text: 'streetlight', area: 'A' })).toEqual(['soon'])
    expect(await names({ text: '%%%' })).toEqual([])
    expect(await names({ text: 'zz' })).toEqual([])
  })

  it('lists every request once from page to page, in each order, and back to where it began', async () => {
    const area = 'pages'
    const due = [...Array(110).keys()].map((i) => (i % 3 === 0 ? null : daysAgo(i % 7)))
    await Promise.all(
      due.map((dueAt, i) =>
        request({
          area,
          dueAt,
          createdAt: daysAgo(i % 5),
          updatedAt: daysAgo(i % 4),
          latitude: 42,
          longitude: -88,
        }),
      ),
    )
    const numbersOf = ({ data }: QueuePage) => data.map(({ number }) => number)
    for (const sort of queueSorts) {
      const filter = { area, sort }
      const first = await list(filter)
      expect(first).toMatchObject({ previous: null, preceding: null, total: 110 })
      const second = await list(filter, { after: first.next ?? '' })
      const third = await list(filter, { after: second.next ?? '' })
      const pages = [first, second, third]
      expect(pages.map(({ data }) => data.length)).toEqual([queueLimits.page, queueLimits.page, 10])
      expect(new Set(pages.flatMap(numbersOf)).size).toBe(110)
      expect([third.next, third.following]).toEqual([null, null])
      expect([first.following, third.preceding]).toEqual([
        second.data[0]?.id,
        second.data.at(-1)?.id,
      ])
      const back = await list(filter, { before: third.previous ?? '' })
      expect(back).toEqual(second)
      expect(await list(filter, { before: back.previous ?? '' })).toEqual({
        ...first,
        following: second.data[0]?.id,
      })
    }
    await expect(list({}, { after: 'nonsense' })).rejects.toMatchObject({ kind: 'invalid' })
    const points = JSON.parse(await listDeskPoints(contextOf(ada), { ...open, area })) as unknown[]
    expect(points).toHaveLength(110)
  })
})

describe('the order', () => {
  const area = 'order'
  let numbers: readonly string[]
  beforeAll(async () => {
    const [old, young, changed] = [
      await request({ area, dueAt: daysAgo(-3), createdAt: daysAgo(9), updatedAt: daysAgo(9) }),
      await request({ area, dueAt: daysAgo(-1), createdAt: daysAgo(2), updatedAt: daysAgo(2) }),
      await request({ area, createdAt: daysAgo(5), updatedAt: daysAgo(1) }),
    ]
    numbers = [old, young, changed].map(({ number }) => number)
  })
  const shown = async (filter: Partial<CaseQueueFilter>) => {
    const { data } = await list({ area, ...filter })
    return data.map(({ number }) => numbers.indexOf(number))
  }

  it('is by due date, by age or by last change, as staff choose', async () => {
    expect(await shown({})).toEqual([1, 0, 2])
    expect(await shown({ sort: 'due' })).toEqual([1, 0, 2])
    expect(await shown({ sort: 'oldest' })).toEqual([0, 2, 1])
    expect(await shown({ sort: 'newest' })).toEqual([1, 2, 0])
    expect(await shown({ sort: 'changed' })).toEqual([2, 1, 0])
  })

  it('is newest first instead of by due date where closed requests are listed', async () => {
    expect(await shown({ state: 'all', sort: 'due' })).toEqual([1, 2, 0])
    expect(await shown({ state: 'all', sort: 'changed' })).toEqual([2, 1, 0])
  })
})

describe('a new answer', () => {
  it('is shown and can be filtered by until staff act on it; an assignment does not count', async () => {
    const area = 'answers'
    const rosa = await person()
    const asked = await request({ area, userId: rosa.userId, description: 'Dark street.' })
    const { version } = await askQuestion(contextOf(ada), { ...asked, text: 'Which pole?' })
    const row = async () => (await list({ area })).data[0]
    expect(await row()).toMatchObject({ excerpt: 'Dark street.', newAnswer: null })
    const claim = claimOf(contextOf(rosa), { type: 'Case', id: asked.id })
    await answerRequest(contextOf(rosa), claim, { text: 'The left one', fileIds: [] })
    expect(await row()).toMatchObject({ newAnswer: 'The left one', isWaiting: false })
    expect((await list({ area, hasNewAnswer: true })).data).toHaveLength(1)
    const assigned = await assignRequest(contextOf(ada), {
      id: asked.id,
      version: version + 1,
      assigneeId: ada.userId,
    })
    expect(await row()).toMatchObject({ newAnswer: 'The left one' })
    await addNote(contextOf(ada), { id: asked.id, ...assigned, text: 'Crew knows.' })
    expect(await row()).toMatchObject({ newAnswer: null })
    expect((await list({ area, hasNewAnswer: true })).data).toEqual([])
  })
})

describe('the queue’s filters', () => {
  it('are staff, areas of open requests, and the caller’s saved filters', async () => {
    const theo = await person({ isAdmin: true, firstName: 'Theo' })
    const { id } = await saveDeskFilter(contextOf(ada), {
      name: ' Mine ',
      query: 'assignee=me',
      isShared: false,
    })
    expect(
      await saveDeskFilter(contextOf(ada), {
        name: 'Mine',
        query: 'overdue=yes',
        isShared: false,
      }),
    ).toEqual({ id })
    const own = JSON.parse(await getDesk(contextOf(ada))) as Record<string, unknown>
    expect(own).toMatchObject({
      areas: ['A', 'B', 'answers', 'order', 'pages'],
      filters: [{ id, name: 'Mine', query: 'overdue=yes' }],
    })
    expect(JSON.stringify(own['assignees'])).toContain('Theo Vega')
    await deleteDeskFilter(contextOf(theo), id)
    expect(JSON.parse(await getDesk(contextOf(theo)))).toMatchObject({ filters: [] })
    expect(JSON.parse(await getDesk(contextOf(ada)))).toMatchObject({ filters: [{ id }] })
    await deleteDeskFilter(contextOf(ada), id)
    expect(JSON.parse(await getDesk(contextOf(ada)))).toMatchObject({ filters: [] })
    await expect(
      saveDeskFilter(contextOf(ada), { name: ' ', query: '', isShared: false }),
    ).rejects.toMatchObject({
      kind: 'invalid',
    })
  })
})

describe('a shared filter', () => {
  const caseWorker = async (): Promise<UserActor> => ({
    ...(await person()),
    roles: ['caseWorker'],
  })

  it('is everyone’s; only its owner or an administrator deletes it', async () => {
    const [owner, colleague] = [await caseWorker(), await caseWorker()]
    const filter = { name: 'Storm', query: 'area=B', isShared: true }
    const { id } = await saveDeskFilter(contextOf(owner), filter)
    const filtersOf = async (actor: UserActor) => {
      // The contract's shape.
      const desk = JSON.parse(await getDesk(contextOf(actor))) as { filters: { id: string }[] }
      return desk.filters.find((one) => one.id === id)
    }
    expect(await filtersOf(owner)).toMatchObject({ isOwn: true, isDeletable: true, isShared: true })
    expect(await filtersOf(colleague)).toMatchObject({ isOwn: false, isDeletable: false })
    expect(await filtersOf(ada)).toMatchObject({ isOwn: false, isDeletable: true })
    await deleteDeskFilter(contextOf(colleague), id)
    expect(await filtersOf(colleague)).toMatchObject({ name: 'Storm' })
    await deleteDeskFilter(contextOf(ada), id)
    expect(await filtersOf(owner)).toBeUndefined()
    const own = await saveDeskFilter(contextOf(owner), { ...filter, isShared: false })
    await deleteDeskFilter(contextOf(ada), own.id)
    await deleteDeskFilter(contextOf(owner), own.id)
  })

  it('must be one of fifty', async () => {
    const filters = [...Array(queueLimits.sharedFilters).keys()].map((i) => ({
      id: newId(),
      userId: ada.userId,
      name: `Shared ${i}`,
      query: '',
      isShared: true,
      createdAt: now,
    }))
    const theo = contextOf(await person({ isAdmin: true }))
    const another = { name: 'One more', query: '', isShared: true }
    await database.write((builder) => [builder.insert(requestFilters).values(filters)])
    await expect(saveDeskFilter(theo, another)).rejects.toMatchObject({
      code: 'Queue.TooManyShared',
    })
    await database.write((builder) => [builder.delete(requestFilters).where(sql`is_shared`)])
    await saveDeskFilter(theo, another)
  })
})

describe('many at once', () => {
  it('are previewed with their obstacles, and changed as previewed', async () => {
    const [a, b] = [await request({ area: 'bulk' }), await request({ area: 'bulk' })]
    const cancelled = await request({ area: 'bulk', status: 'Cancelled', closedAt: now })
    const choice = { numbers: [a.number, b.number, cancelled.number, '77777777'] }
    const action = { kind: 'status', to: 'Closed', reason: 'Storm of May.' } as const
    const preview = await previewBulk(contextOf(ada), choice, action)
    expect(preview).toMatchObject({ can: 2, cannot: 2, isCut: false })
    expect(
      Object.fromEntries(preview.requests.map(({ number, obstacle }) => [number, obstacle])),
    ).toEqual({
      [a.number]: null,
      [b.number]: null,
      [cancelled.number]: 'no-such-step',
      '77777777': 'not-found',
    })
    expect(await rowOf(a.id)).toMatchObject({ status: 'Submitted' })
    await expect(runBulk(contextOf(ada), choice, { ...action, reason: '' })).rejects.toMatchObject({
      problems: [{ field: 'reason' }],
    })
    expect(await runBulk(contextOf(ada), choice, action)).toEqual({ changed: 2, skipped: 1 })
    expect(await rowOf(b.id)).toMatchObject({ status: 'Closed', closeReason: 'Storm of May.' })
    expect(await eventsOf(b.id)).toHaveLength(1)
    expect(await runBulk(contextOf(ada), choice, action)).toEqual({ changed: 0, skipped: 3 })
  })

  it('are assigned by a filter, only to staff', async () => {
    const one = await request({ area: 'by filter' })
    const choice = { filter: { state: 'open', area: 'by filter' } } as const
    await expect(
      runBulk(contextOf(ada), choice, { kind: 'assign', assigneeId: one.id }),
    ).rejects.toMatchObject({ code: 'Desk.NoSuchStaff' })
    expect(
      await runBulk(contextOf(ada), choice, { kind: 'assign', assigneeId: ada.userId }),
    ).toEqual({ changed: 1, skipped: 0 })
    expect(await rowOf(one.id)).toMatchObject({ assigneeId: ada.userId })
  })

  it('come to their new assignee as one notification', async () => {
    const cora = await person({ roles: ['caseWorker'] })
    const area = 'one notification'
    const first = await request({ area, dueAt: now })
    await request({ area })
    await request({ area })
    const choice = { filter: { state: 'open', area } } as const
    await runBulk(contextOf(ada), choice, { kind: 'assign', assigneeId: cora.userId })
    expect(
      await database.rows(
        sql`select reference, title, path from staff_notifications where user_id = ${cora.userId}`,
      ),
    ).toEqual([
      { reference: first.number, title: 'and 2 more requests', path: '/requests?assignee=me' },
    ])
  })
})

it('the export has the queue’s rows, and no formula', async () => {
  const file = new Response(await exportRequests(contextOf(ada), { ...open, area: 'B' }))
  // `text()` would drop the byte order mark.
  const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
  const [head = '', row = '', ...rest] = csv.split('\r\n')
  expect(head.startsWith('\uFEFFNumber,Request,Category')).toBe(true)
  expect(row).toContain(made.late.number)
  expect(row).toContain("'=cmd()")
  expect(rest).toEqual(['End of file. Rows:,1', ''])
})

it('only staff can use it', async () => {
  const rosa = contextOf(await person())
  for (const ask of [
    () => listDeskRequests(rosa, open),
    () => listDeskPoints(rosa, open),
    () => getDesk(rosa),
    () => exportRequests(rosa, open),
    () => previewBulk(rosa, { filter: open }, { kind: 'assign', assigneeId: null }),
    () => runBulk(rosa, { filter: open }, { kind: 'assign', assigneeId: null }),
    () => saveDeskFilter(rosa, { name: 'x', query: '', isShared: false }),
    () => deleteDeskFilter(rosa, crypto.randomUUID()),
  ])
    await expect(ask()).rejects.toMatchObject({ kind: 'forbidden' })
})
