import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now } from '../../people/profiles/people.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { previewBulk, runBulk } from './bulk.ts'
import { caseQueueIn } from './case-queue.fixture.ts'
import { exportRequests } from './export-requests.ts'
import type { CaseQueueFilter } from './filter.ts'
import { listDeskPoints, listDeskRequests } from './list-requests.ts'
import { queueLimits } from './rules.ts'
import { deleteDeskFilter, getDesk, saveDeskFilter } from './saved-filters.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { contextOf, person, request, rowOf, eventsOf } = caseQueueIn({ databaseUrl, neonEndpoint })

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

interface Page {
  readonly data: readonly { number: string; isOverdue: boolean; assignee: unknown }[]
  readonly next: string | null
  readonly total: number
}
const open: CaseQueueFilter = { state: 'open' }
const list = async (filter: Partial<CaseQueueFilter> = {}, after?: string) =>
  // The contract's shape.
  JSON.parse(await listDeskRequests(contextOf(ada), { ...open, ...filter }, after)) as Page
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

  it('continues where a page ended, whatever was added, in either order', async () => {
    const area = 'pages'
    const due = [...Array(60).keys()].map((i) => (i % 3 === 0 ? null : daysAgo(i % 7)))
    await Promise.all(
      due.map((dueAt, i) =>
        request({ area, dueAt, createdAt: daysAgo(i % 5), latitude: 42, longitude: -88 }),
      ),
    )
    for (const state of ['open', 'all'] as const) {
      const first = await list({ state, area })
      expect([first.data.length, first.total]).toEqual([queueLimits.page, 60])
      const second = await list({ state, area }, first.next ?? '')
      expect([second.data.length, second.next]).toEqual([10, null])
      expect(new Set([...first.data, ...second.data].map(({ number }) => number)).size).toBe(60)
    }
    await expect(list({}, 'nonsense')).rejects.toMatchObject({ kind: 'invalid' })
    const points = JSON.parse(await listDeskPoints(contextOf(ada), { ...open, area })) as unknown[]
    expect(points).toHaveLength(60)
  })
})

describe('the queue’s filters', () => {
  it('are staff, areas of open requests, and the caller’s saved filters', async () => {
    const theo = await person({ isAdmin: true, firstName: 'Theo' })
    const { id } = await saveDeskFilter(contextOf(ada), { name: ' Mine ', query: 'assignee=me' })
    expect(await saveDeskFilter(contextOf(ada), { name: 'Mine', query: 'overdue=yes' })).toEqual({
      id,
    })
    const own = JSON.parse(await getDesk(contextOf(ada))) as Record<string, unknown>
    expect(own).toMatchObject({
      areas: ['A', 'B', 'pages'],
      filters: [{ id, name: 'Mine', query: 'overdue=yes' }],
    })
    expect(JSON.stringify(own['assignees'])).toContain('Theo Vega')
    await deleteDeskFilter(contextOf(theo), id)
    expect(JSON.parse(await getDesk(contextOf(theo)))).toMatchObject({ filters: [] })
    expect(JSON.parse(await getDesk(contextOf(ada)))).toMatchObject({ filters: [{ id }] })
    await deleteDeskFilter(contextOf(ada), id)
    expect(JSON.parse(await getDesk(contextOf(ada)))).toMatchObject({ filters: [] })
    await expect(saveDeskFilter(contextOf(ada), { name: ' ', query: '' })).rejects.toMatchObject({
      kind: 'invalid',
    })
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
})

it('the export has the queue’s rows, and no formula', async () => {
  const csv = await exportRequests(contextOf(ada), { ...open, area: 'B' })
  const [head = '', row = '', ...rest] = csv.split('\r\n')
  expect(head.startsWith('\uFEFFNumber,Request,Category')).toBe(true)
  expect(row).toContain(made.late.number)
  expect(row).toContain("'=cmd()")
  expect(rest).toEqual([''])
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
    () => saveDeskFilter(rosa, { name: 'x', query: '' }),
    () => deleteDeskFilter(rosa, crypto.randomUUID()),
  ])
    await expect(ask()).rejects.toMatchObject({ kind: 'forbidden' })
})
