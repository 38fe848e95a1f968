import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { rowsOf } from '../../platform/data-sets/data-set-text.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { parcelsIn } from '../parcels/parcels.fixture.ts'
import { pickupDataSet } from './pickup-data-set.ts'
import { ruleEdit } from './pickup-rules.fixture.ts'
import { pickupRules } from './pickup.sql.ts'

const where = await testDatabase()
const monday = new Date('2026-11-16T18:00:00Z')
const guest = contextIn(where, { clock: { now: () => monday } })
const put = parcelsIn(guest.database)

it('has each pickup of a district and garbage day, moved and canceled ones with the reason', async () => {
  // Two homes of one route are one calendar.
  await put({ refusePickupDay: 'Wednesday', leafDistrict: 'A' })
  await put({ refusePickupDay: 'Wednesday', leafDistrict: 'A' })
  await put({ refusePickupDay: 'Friday', leafDistrict: 'B' })
  const edits = [
    ruleEdit({ kind: 'exception', fromDay: '2026-12-09', movedTo: '2026-12-10', district: 'A' }),
    ruleEdit({ kind: 'exception', fromDay: '2026-12-16', service: 'recycling' }),
  ]
  const withdrawn = ruleEdit({ kind: 'exception', fromDay: '2026-12-02' })
  await guest.database.write((builder) => [
    builder
      .insert(pickupRules)
      .values([
        ...edits.map((edit) => ({ id: newId<'pickup rule'>(), ...edit, createdAt: monday })),
        { id: newId<'pickup rule'>(), ...withdrawn, createdAt: monday, withdrawnAt: monday },
      ]),
  ])
  const rows = await rowsOf(guest, pickupDataSet)
  const at = (district: string, service: string, day: string) =>
    rows.filter(
      (row) =>
        row['district'] === district && row['service'] === service && row['regular_on'] === day,
    )
  expect(at('A', 'garbage', '2026-12-02')).toEqual([
    expect.objectContaining({ pickup_on: '2026-12-02', is_moved: false, reason_en: null }),
  ])
  expect(at('A', 'garbage', '2026-12-09')).toEqual([
    {
      district: 'A',
      district_name: null,
      garbage_weekday: 3,
      service: 'garbage',
      regular_on: '2026-12-09',
      pickup_on: '2026-12-10',
      is_moved: true,
      is_canceled: false,
      reason_en: 'Heavy snow',
      reason_es: 'Mucha nieve',
    },
  ])
  expect(at('A', 'recycling', '2026-12-16')).toEqual([
    expect.objectContaining({ pickup_on: null, is_moved: false, is_canceled: true }),
  ])
  expect(at('B', 'garbage', '2026-12-11')).toEqual([
    expect.objectContaining({ garbage_weekday: 5, pickup_on: '2026-12-11' }),
  ])
  // This year and the next, by weeks: 104 or 105 Wednesdays, and no second route.
  const garbage = rows.filter((row) => row['district'] === 'A' && row['service'] === 'garbage')
  expect(garbage.length).toBeGreaterThanOrEqual(104)
  expect(garbage.length).toBeLessThanOrEqual(105)
})
