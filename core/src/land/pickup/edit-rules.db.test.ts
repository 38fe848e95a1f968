import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { parcelsIn } from '../parcels/parcels.fixture.ts'
import { ruleEdit } from './pickup-rules.fixture.ts'
import { pickupRules } from './pickup.sql.ts'
import {
  addPickupRule,
  addStreetAlias,
  findPickupDays,
  getPickupPlace,
  listPickupRules,
  previewPickupRule,
  removeStreetAlias,
  withdrawPickupRule,
} from './index.ts'

const { contextOf, person, database } = peopleIn(await testDatabase())
/** Wednesday. */
const now = new Date('2026-11-18T15:00:00Z')
const today = '2026-11-18'
let editor: UserActor
let viewer: UserActor
let resident: UserActor
let place = ''
beforeAll(async () => {
  editor = await person({ roles: ['contentEditor'] })
  viewer = await person({ roles: ['viewer'] })
  resident = await person()
  const put = parcelsIn(database)
  place = await put({ leafDistrict: 'A', refusePickupDay: 'Wednesday', streetName: 'Harbor' })
  await put({ leafDistrict: 'A', refusePickupDay: 'Thursday' })
  await put({ leafDistrict: 'B', refusePickupDay: 'Wednesday' })
  await put({ leafDistrict: '', refusePickupDay: '' })
})
beforeEach(() => database.write((builder) => [builder.delete(pickupRules)]))

const at = (when = now) => contextOf(editor, when)
const edit = (given: Parameters<typeof ruleEdit>[0], replaces: string | null = null) => ({
  ...ruleEdit(given),
  replaces,
})
const add = (given: Parameters<typeof ruleEdit>[0], replaces: string | null = null, when = now) =>
  addPickupRule(at(when), edit(given, replaces))
const conflict = (code: string) => ({ kind: 'conflict', code: `PickupCalendar.${code}` })

const shown = async (service = 'garbage', when = now) => {
  const { pickups } = await getPickupPlace(contextOf(resident, when), place, null)
  return pickups.filter((one) => one.service === service).map(({ on }) => on)
}

describe('late today', () => {
  it('is what residents of that district see at once, and those of no other', async () => {
    expect((await shown())[0]).toBe(today)
    await add({ kind: 'exception', district: 'B', fromDay: today, movedTo: '2026-11-19' })
    expect((await shown())[0]).toBe(today)
    await add({ kind: 'exception', district: 'A', fromDay: today, movedTo: '2026-11-19' })
    expect((await shown())[0]).toBe('2026-11-19')
  })

  it('a holiday added on its own day moves that day and those after it', async () => {
    await add({ kind: 'holiday', fromDay: today })
    expect((await shown()).slice(0, 2)).toEqual(['2026-11-19', '2026-11-25'])
  })
})

describe('two exceptions for one date', () => {
  it.each([
    ['of the same district', 'A', null, 'A', null],
    ['of a district and the whole city', 'A', null, null, null],
    ['of a service and all services', null, 'recycling', null, null],
  ] as const)('%s are refused', async (_title, district, service, other, more) => {
    const day = { kind: 'exception', fromDay: '2026-12-02', movedTo: '2026-12-03' } as const
    await add({ ...day, district, service })
    await expect(add({ ...day, district: other, service: more })).rejects.toMatchObject(
      conflict('SameDay'),
    )
  })

  it('of different districts or services are not', async () => {
    const day = { kind: 'exception', fromDay: '2026-12-02' } as const
    await add({ ...day, district: 'A', service: 'recycling' })
    await add({ ...day, district: 'A', service: 'leaf-bags' })
    await add({ ...day, district: 'B' })
    expect((await listPickupRules(at())).rules).toHaveLength(3)
  })

  it('sent at once: the second is refused', async () => {
    const two = await Promise.allSettled(
      [1, 2].map(() => add({ kind: 'exception', fromDay: '2026-12-02' })),
    )
    expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('the database refuses by itself, as two holidays of a day and seasons that overlap', async () => {
    await add({ kind: 'exception', fromDay: '2026-12-02', district: 'A' })
    await add({ kind: 'holiday', fromDay: '2026-12-08' })
    await add({
      kind: 'season',
      service: 'street-leaves',
      fromDay: '2026-11-20',
      toDay: '2026-12-08',
    })
    const again = (kind: string, district: string | null) => sql`
      insert into ${pickupRules} select gen_random_uuid(), kind, service, ${district}::text, from_day,
        to_day, weekday, every_weeks, follows_holidays, moved_to, name, name_es, created_at, null
      from ${pickupRules} where kind = ${kind}`
    for (const [kind, district, constraint] of [
      ['exception', null, 'pickup_rules_one_exception'],
      ['holiday', null, 'pickup_rules_one_holiday'],
      ['season', null, 'pickup_rules_one_season'],
    ] as const) {
      const written = database.write((builder) => [builder.execute(again(kind, district))])
      await expect(written).rejects.toThrow(constraint)
    }
  })
})

describe('a rule', () => {
  it('is never changed in place', async () => {
    const { id } = await add({ kind: 'exception', fromDay: '2026-12-02' })
    const changed = sql`update ${pickupRules} set name = 'Other' where id = ${id}`
    const written = database.write((builder) => [builder.execute(changed)])
    await expect(written).rejects.toThrow('withdrawn, never changed')
  })

  it('replaces another one at once, and both stay in the history', async () => {
    const old = await add({ kind: 'exception', fromDay: '2026-12-02', movedTo: '2026-12-03' })
    await add({ kind: 'exception', fromDay: '2026-12-02', movedTo: '2026-12-04' }, old.id)
    const { rules } = await listPickupRules(at())
    expect(rules.map(({ movedTo, withdrawnAt }) => [movedTo, withdrawnAt !== null])).toEqual(
      expect.arrayContaining([
        ['2026-12-03', true],
        ['2026-12-04', false],
      ]),
    )
    await expect(add({ kind: 'exception', fromDay: '2026-12-02' }, old.id)).rejects.toMatchObject(
      conflict('Changed'),
    )
  })

  it('changes no day that has passed', async () => {
    await expect(add({ kind: 'holiday', fromDay: '2026-11-17' })).rejects.toMatchObject(
      conflict('Past'),
    )
    // Leaf bags come since October: a season of other days would rewrite them.
    const leaves = { kind: 'season', service: 'leaf-bags', toDay: '2026-12-08' } as const
    await expect(add({ ...leaves, fromDay: '2026-10-15' })).rejects.toMatchObject(conflict('Past'))
    await expect(add({ ...leaves, fromDay: '2026-11-19' })).rejects.toMatchObject(conflict('Past'))
    await add({ ...leaves, fromDay: '2026-10-01' })
    expect((await shown('leaf-bags')).at(-1)).toBe('2026-12-02')
  })

  it('that is taken back is gone for residents, unless days that passed depend on it', async () => {
    const { id } = await add({ kind: 'exception', fromDay: today, movedTo: '2026-11-20' })
    await withdrawPickupRule(at(), id)
    expect((await shown())[0]).toBe(today)
    const again = await add({ kind: 'exception', fromDay: today, movedTo: '2026-11-19' })
    const later = new Date('2026-11-23T15:00:00Z')
    await expect(withdrawPickupRule(at(later), again.id)).rejects.toMatchObject(conflict('InForce'))
    await expect(withdrawPickupRule(at(), id)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('of a district that no address is in is refused', async () => {
    await expect(
      add({ kind: 'exception', fromDay: '2026-12-02', district: 'Z' }),
    ).rejects.toMatchObject({ kind: 'not-found', code: 'PickupCalendar.NoDistrict' })
  })

  it.each([
    ['fromDay', { kind: 'holiday', fromDay: '2026-02-30' }],
    ['name', { kind: 'holiday', fromDay: '2026-12-08', name: ' ' }],
    ['movedTo', { kind: 'exception', fromDay: '2026-12-02', movedTo: '2026-12-02' }],
    ['movedTo', { kind: 'exception', fromDay: '2026-12-02', movedTo: '2026-12-30' }],
    ['service', { kind: 'season', fromDay: '2026-12-02', service: 'garbage' }],
    ['toDay', { kind: 'season', fromDay: '2026-12-02', toDay: '2026-12-01', service: 'recycling' }],
  ] as const)('with a wrong %s is refused', async (field, given) => {
    await expect(add(given)).rejects.toMatchObject({
      kind: 'invalid',
      problems: expect.arrayContaining([expect.objectContaining({ field })]),
    })
  })
})

describe('the preview', () => {
  const storm = { kind: 'exception', district: 'A', fromDay: today, movedTo: '2026-11-19' } as const

  it('shows every district’s next 60 days, what is new in them, and saves nothing', async () => {
    const { districts, summary } = await previewPickupRule(at(), edit(storm))
    expect(districts.map(({ code, addresses }) => [code, addresses])).toEqual([
      ['A', 2],
      ['B', 1],
    ])
    expect(districts[0]?.days.filter(({ isNew }) => isNew)).toEqual([
      expect.objectContaining({ weekday: 3, regularOn: today, on: '2026-11-19' }),
    ])
    expect(districts[0]?.days.at(-1)?.regularOn).toBe('2027-01-14')
    expect(summary).toEqual([
      'District A: Garbage, recycling and leaf bags: Wed, Nov 18 moves to Thu, Nov 19',
      'District B: nothing changes in the next 60 days.',
    ])
    expect((await listPickupRules(at())).rules).toEqual([])
  })

  it('says what is no longer collected', async () => {
    const season = { kind: 'season', service: 'leaf-bags', fromDay: '2026-10-01' } as const
    const { summary } = await previewPickupRule(at(), edit({ ...season, toDay: '2026-11-20' }))
    expect(summary[1]).toBe('District B: Leaf bags: none on Wed, Nov 25')
  })

  it('is refused as saving would be', async () => {
    await add(storm)
    await expect(
      previewPickupRule(at(), edit({ ...storm, fromDay: '2026-11-10' })),
    ).rejects.toMatchObject(conflict('Past'))
  })
})

describe('the roles', () => {
  it('only content editors change the calendar; other staff read it', async () => {
    const forbidden = { kind: 'forbidden' }
    const holiday = edit({ kind: 'holiday', fromDay: '2026-12-08' })
    const reader = contextOf(viewer, now)
    await listPickupRules(reader)
    await expect(addPickupRule(reader, holiday)).rejects.toMatchObject(forbidden)
    await expect(previewPickupRule(reader, holiday)).rejects.toMatchObject(forbidden)
    await expect(withdrawPickupRule(reader, newId())).rejects.toMatchObject(forbidden)
    await expect(listPickupRules(contextOf(resident, now))).rejects.toMatchObject(forbidden)
  })
})

describe('a street with two names', () => {
  it('is found by both once staff have added the other, until they remove it', async () => {
    const search = () =>
      findPickupDays(contextOf(resident, now), { streetNumber: '', street: 'Route 31' })
    const { id } = await addStreetAlias(at(), { alias: 'Route 31', street: 'harbor street' })
    expect(await search()).toHaveLength(1)
    await expect(
      addStreetAlias(at(), { alias: 'route 31', street: 'Harbor St' }),
    ).rejects.toMatchObject(conflict('AliasTaken'))
    await removeStreetAlias(at(), id)
    expect(await search()).toEqual([])
    await expect(
      addStreetAlias(at(), { alias: 'US 20', street: 'Nowhere Rd' }),
    ).rejects.toMatchObject({ code: 'PickupCalendar.NoStreet' })
  })
})

it('costs one round trip to read, and two to write', async () => {
  const reading = at()
  await listPickupRules(reading)
  expect(reading.database.usage.trips).toBe(1)
  const writing = at()
  await addPickupRule(writing, edit({ kind: 'holiday', fromDay: '2026-12-08' }))
  expect(writing.database.usage.trips).toBe(2)
})
