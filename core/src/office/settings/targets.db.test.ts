import { beforeAll, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { dueAtOf } from '../../casework/report-categories/rules.ts'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { loadCity } from '../../platform/city/index.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { getCitySettings, setCitySettings } from './city-settings.ts'
import { deleteHoliday, getServiceTargets, setHoliday, setServiceTargets } from './targets.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
let ada: UserActor
let viewer: UserActor
beforeAll(async () => {
  ada = await person({ isAdmin: true })
  viewer = await person({ roles: ['viewer'] })
})

const read = () => getServiceTargets(contextOf(ada))
const stale = { kind: 'stale', code: 'Settings.ChangedMeanwhile' }
const friday = new Date('2026-11-20T18:00:00Z')

it('targets decide when later reports are due, and usual ones are not stored', async () => {
  const { targets, version } = await read()
  await setServiceTargets(contextOf(ada), {
    targets: { ...targets, graffiti: 1, streetlight: null },
    version,
  })
  const { settings } = await loadCity(database)
  expect(settings.targetDays).toEqual({ graffiti: 1, streetlight: null })
  expect(dueAtOf(settings, 'graffiti', friday)).toEqual(new Date('2026-11-23T23:00:00Z'))
  expect((await read()).targets).toMatchObject({ ...targets, graffiti: 1, streetlight: null })
})

it('of two who change targets at once, the second is refused', async () => {
  const { targets, version } = await read()
  const two = await Promise.allSettled(
    [2, 3].map((graffiti) =>
      setServiceTargets(contextOf(ada), { targets: { ...targets, graffiti }, version }),
    ),
  )
  expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(two.find(({ status }) => status === 'rejected')).toMatchObject({ reason: stale })
})

it('targets and other settings change independently of each other', async () => {
  const [{ targets, version }, city] = [await read(), await getCitySettings(contextOf(ada))]
  await setCitySettings(contextOf(ada), { ...city, phone: '(847) 555-0100' })
  await setServiceTargets(contextOf(ada), { targets: { ...targets, graffiti: 9 }, version })
  expect((await loadCity(database)).settings).toMatchObject({
    phone: '(847) 555-0100',
    targetDays: { graffiti: 9 },
  })
})

it.each([0, 366, 1.5])('a target of %d days is refused', async (graffiti) => {
  const { targets, version } = await read()
  await expect(
    setServiceTargets(contextOf(ada), { targets: { ...targets, graffiti }, version }),
  ).rejects.toMatchObject({ kind: 'invalid', problems: [{ field: 'graffiti' }] })
})

it('holidays are kept by day, once each, and due dates skip them', async () => {
  await setHoliday(contextOf(ada), { day: '2026-12-25', name: ' Christmas ' })
  await setHoliday(contextOf(ada), { day: '2026-11-26', name: 'Turkey day' })
  await setHoliday(contextOf(ada), { day: '2026-11-26', name: 'Thanksgiving' })
  expect((await read()).holidays).toEqual([
    { day: '2026-11-26', name: 'Thanksgiving' },
    { day: '2026-12-25', name: 'Christmas' },
  ])
  const { settings } = await loadCity(database)
  expect(dueAtOf({ ...settings, targetDays: { graffiti: 5 } }, 'graffiti', friday)).toEqual(
    new Date('2026-11-30T23:00:00Z'),
  )
  await deleteHoliday(contextOf(ada), '2026-11-26')
  await expect(deleteHoliday(contextOf(ada), '2026-11-26')).rejects.toMatchObject({
    kind: 'not-found',
    code: 'Targets.NoHoliday',
  })
})

it.each([
  ['day', { day: '2026-02-30', name: 'x' }],
  ['name', { day: '2026-12-24', name: ' ' }],
])('a holiday with a wrong %s is refused', async (field, holiday) => {
  await expect(setHoliday(contextOf(ada), holiday)).rejects.toMatchObject({
    kind: 'invalid',
    problems: [{ field }],
  })
})

it('all staff read them, administrators alone change them', async () => {
  const { targets, version } = await getServiceTargets(contextOf(viewer))
  const forbidden = { kind: 'forbidden' }
  await expect(setServiceTargets(contextOf(viewer), { targets, version })).rejects.toMatchObject(
    forbidden,
  )
  await expect(
    setHoliday(contextOf(viewer), { day: '2026-12-24', name: 'x' }),
  ).rejects.toMatchObject(forbidden)
  await expect(deleteHoliday(contextOf(viewer), '2026-12-25')).rejects.toMatchObject(forbidden)
})
