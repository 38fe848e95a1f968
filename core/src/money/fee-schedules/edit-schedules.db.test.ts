import { beforeAll, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import {
  addFeeSchedule,
  listFeeSchedules,
  previewFeeSchedule,
  withdrawFeeSchedule,
} from './edit-schedules.ts'
import type { FeeSchedule } from './fee-schedule.ts'
import type { FeeScheduleEdit } from './schedule-errors.ts'

const { contextOf, person } = peopleIn(await testDatabase())
const today = new Date('2026-11-23T18:00:00Z')
let finn: UserActor
let viewer: UserActor
beforeAll(async () => {
  finn = await person({ roles: ['finance'] })
  viewer = await person({ roles: ['viewer'] })
})
const at = () => contextOf(finn, today)

const names = { name: 'Roof', nameEs: 'Techo' }
const counted = { answer: 'squares', unit: 'squares', unitEs: 'cuadros' }
const edit = (kind: string, given: Partial<FeeScheduleEdit> = {}): FeeScheduleEdit => ({
  kind: `permit.${kind}`,
  ...names,
  source: 'Ordinance G-1',
  fromDay: '2026-12-01',
  toDay: null,
  lines: [
    { kind: 'flat', ...names, cents: 4500 },
    { kind: 'perUnit', ...names, ...counted, cents: 300, per: 1, isStarted: false },
  ],
  penalties: [],
  rebates: [],
  ...given,
})
const daysOf = async (kind: string) => {
  const { schedules } = JSON.parse(await listFeeSchedules(contextOf(viewer, today))) as {
    readonly schedules: readonly FeeSchedule[]
  }
  return schedules
    .filter((one) => one.kind === `permit.${kind}`)
    .map(({ fromDay, toDay }) => [fromDay, toDay])
}

it('a version from a day ends the one before it, and taking it back lets that go on', async () => {
  await addFeeSchedule(at(), edit('a', { fromDay: '2020-01-01' }))
  const { id } = await addFeeSchedule(at(), edit('a', { fromDay: '2028-03-01' }))
  expect(await daysOf('a')).toEqual([
    ['2028-03-01', null],
    ['2020-01-01', '2028-02-29'],
  ])
  await withdrawFeeSchedule(at(), id)
  expect(await daysOf('a')).toEqual([['2020-01-01', null]])
})

it('a version that shares a day with a later one is refused, which is named', async () => {
  await addFeeSchedule(at(), edit('b', { fromDay: '2027-01-01' }))
  const overlapping = { kind: 'conflict', code: 'FeeSchedules.Overlaps' }
  for (const refused of [edit('b'), edit('b', { toDay: '2027-01-01' })]) {
    await expect(addFeeSchedule(at(), refused)).rejects.toMatchObject(overlapping)
    await expect(previewFeeSchedule(at(), refused)).rejects.toMatchObject({
      ...overlapping,
      detail: expect.stringContaining('January 1, 2027'),
    })
  }
  await addFeeSchedule(at(), edit('b', { toDay: '2026-12-31' }))
  expect(await daysOf('b')).toEqual([
    ['2027-01-01', null],
    ['2026-12-01', '2026-12-31'],
  ])
})

it('of two at once, the second is refused', async () => {
  const two = await Promise.allSettled([1, 2].map(() => addFeeSchedule(at(), edit('c'))))
  expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await daysOf('c')).toEqual([['2026-12-01', null]])
})

it('days for which people were quoted stay as they are', async () => {
  await addFeeSchedule(at(), edit('d', { fromDay: '2020-01-01' }))
  await expect(addFeeSchedule(at(), edit('d', { fromDay: '2026-11-22' }))).rejects.toMatchObject({
    code: 'FeeSchedules.Past',
  })
  const { id } = await addFeeSchedule(at(), edit('d', { fromDay: '2026-11-23' }))
  await expect(withdrawFeeSchedule(at(), id)).rejects.toMatchObject({
    code: 'FeeSchedules.InForce',
  })
})

it('the preview says what ends, and what people would pay then and pay now', async () => {
  await addFeeSchedule(at(), edit('e', { fromDay: '2020-01-01' }))
  const dearer = edit('e', { lines: [{ kind: 'flat', ...names, cents: 5000 }] })
  const { summary } = await previewFeeSchedule(at(), dearer)
  expect(summary[0]).toContain('November 30, 2026')
  expect(summary[1]).toMatch(/\$50\.00.*\$48\.00.*\+\$2\.00/)
  const counting = await previewFeeSchedule(at(), edit('e'))
  expect(counting.summary).toHaveLength(5)
})

it('finance changes them, others read, and what is wrong is named', async () => {
  const asViewer = contextOf(viewer, today)
  const forbidden = { kind: 'forbidden' }
  await expect(addFeeSchedule(asViewer, edit('f'))).rejects.toMatchObject(forbidden)
  await expect(previewFeeSchedule(asViewer, edit('f'))).rejects.toMatchObject(forbidden)
  await expect(withdrawFeeSchedule(asViewer, finn.userId)).rejects.toMatchObject(forbidden)
  await expect(withdrawFeeSchedule(at(), finn.userId)).rejects.toMatchObject({
    kind: 'not-found',
  })
  await expect(addFeeSchedule(at(), edit('f', { source: '' }))).rejects.toMatchObject({
    kind: 'invalid',
    problems: [{ field: 'source' }],
  })
})
