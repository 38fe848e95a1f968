import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { caseQueueIn } from '../../casework/case-queue/case-queue.fixture.ts'
import { now } from '../../people/profiles/people.fixture.ts'
import { recordJobRuns } from '../../platform/jobs/index.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { figureDays } from './rules.ts'
import { getMyWork } from './index.ts'

const { databaseUrl, neonEndpoint, trips } = await testDatabase()
const { contextOf, person, request } = caseQueueIn({ databaseUrl, neonEndpoint })

const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

interface Work {
  readonly requests: Readonly<Record<string, number>> | null
  readonly figures: {
    readonly days: readonly { day: string; received: number; closed: number }[]
    readonly medianHours: number | null
    readonly onTimePercent: number | null
  } | null
  readonly discrepancies: number | null
  readonly undelivered: number | null
  readonly lateJobs: readonly string[] | null
}
// The contract's shape.
const workOf = async (actor: UserActor) => JSON.parse(await getMyWork(contextOf(actor))) as Work

let ada: UserActor
beforeAll(async () => {
  ada = await person({ isAdmin: true, firstName: 'Ada' })
  const mine = { assigneeId: ada.userId }
  await request({ ...mine, dueAt: daysAgo(2), createdAt: daysAgo(9) })
  await request({
    ...mine,
    dueAt: daysAgo(-2),
    isActionRequired: true,
    reopenedAt: now,
    createdAt: daysAgo(9),
  })
  await request({ dueAt: daysAgo(1), createdAt: daysAgo(3) })
  const done = { status: 'Complete', createdAt: daysAgo(4) } as const
  await request({ ...done, closedAt: daysAgo(2), dueAt: daysAgo(1) })
  await request({ ...done, closedAt: daysAgo(1), dueAt: daysAgo(3) })
  await request({ ...done, closedAt: daysAgo(40), createdAt: daysAgo(50) })
})

describe('the start page', () => {
  it('counts what waits, in one round trip', async () => {
    const before = await trips()
    const { requests } = await workOf(ada)
    expect((await trips()) - before).toBe(1)
    expect(requests).toMatchObject({
      mine: 2,
      mineOverdue: 1,
      mineWaiting: 1,
      mineReopened: 1,
      unassigned: 1,
      overdue: 2,
    })
  })

  it('has a bar for each of the last 30 days, and the speed of those closed', async () => {
    const { figures } = await workOf(ada)
    const sum = (key: 'received' | 'closed') =>
      figures?.days.reduce((total, day) => total + day[key], 0)
    expect(figures?.days).toHaveLength(figureDays)
    expect(figures?.days.map(({ day }) => day)).toEqual(
      figures?.days.map(({ day }) => day).toSorted(),
    )
    expect([sum('received'), sum('closed')]).toEqual([5, 2])
    expect(figures?.medianHours).toBe(60)
    expect(figures?.onTimePercent).toBe(50)
  })

  it('shows each role only what it can open', async () => {
    const editor = await person({ roles: ['contentEditor'] })
    expect(await workOf(editor)).toMatchObject({
      requests: null,
      figures: null,
      discrepancies: null,
      undelivered: null,
      lateJobs: null,
    })
    const money = await person({ roles: ['finance'] })
    expect(await workOf(money)).toMatchObject({ discrepancies: 0, undelivered: null })
  })

  it('names jobs that have not run without an error for too long', async () => {
    const { database } = contextOf(ada)
    const run = { minutes: 1, isGood: true }
    await recordJobRuns(database, [{ ...run, name: 'mail' }], daysAgo(1))
    await recordJobRuns(database, [{ ...run, name: 'push' }], now)
    await recordJobRuns(database, [{ ...run, name: 'never', isGood: false }], now)
    expect((await workOf(ada)).lateJobs).toEqual(['mail', 'never'])
    // A failed run later does not hide that the last good one is old.
    await recordJobRuns(database, [{ ...run, name: 'mail', isGood: false }], now)
    expect((await workOf(ada)).lateJobs).toEqual(['mail', 'never'])
    await recordJobRuns(database, [{ ...run, name: 'mail' }], now)
    expect((await workOf(ada)).lateJobs).toEqual(['never'])
  })
})
