import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { getInspectionCalendar } from './booking-calendar.ts'
import { assignInspection, orderInspections } from './inspection-route.ts'
import { inspectionsIn, monday, tuesday } from './inspections.fixture.ts'
import { getInspectionRoute, listInspections } from './list-inspections.ts'
import { setInspectionSlots } from './slots-for-staff.ts'

const fixture = await inspectionsIn(await testDatabase())
const { book, contextOf, inspectionRow, inspector, issued, person } = fixture
const staff = contextOf(inspector)

const open = (given: Partial<Parameters<typeof setInspectionSlots>[1]> = {}) =>
  setInspectionSlots(staff, {
    fromDay: monday,
    toDay: tuesday,
    windows: ['morning', 'afternoon'],
    inspectorId: inspector.userId,
    capacity: 10,
    ...given,
  })

const calendar = () => listInspections(contextOf(inspector), { from: monday, days: 7 })

describe('setInspectionSlots', () => {
  it('opens working days alone, changes what is open, and closes without losing a booking', async () => {
    expect(await open({ fromDay: '2026-11-21' })).toEqual({ days: 2 })
    const one = await issued()
    const { id } = await book(one)
    await open({ capacity: 0 })
    await expect(book(await issued())).rejects.toMatchObject({ code: 'Inspections.SlotTaken' })
    expect(await inspectionRow(id)).toMatchObject({ result: 'booked' })
    await open()
    const { slots } = await calendar()
    expect(slots).toHaveLength(4)
    expect(slots[0]).toMatchObject({ day: monday, window: 'morning', capacity: 10, left: 9 })
  })

  it('refuses a period without working days, the wrong way around, or too long', async () => {
    for (const period of [
      { fromDay: '2026-11-21', toDay: '2026-11-22' },
      { fromDay: tuesday, toDay: monday },
      { fromDay: monday, toDay: '2027-11-23' },
      { fromDay: '2026-02-29', toDay: '2026-03-02' },
    ])
      await expect(open(period)).rejects.toMatchObject({ code: 'Inspections.WrongPeriod' })
  })

  it('refuses people who do not inspect, and is for staff who work on cases', async () => {
    const viewer = await person({ roles: ['viewer'] })
    await expect(open({ inspectorId: viewer.userId })).rejects.toMatchObject({ kind: 'not-found' })
    const wanted = { fromDay: monday, toDay: monday, windows: ['morning'] as const, capacity: 1 }
    await expect(
      setInspectionSlots(contextOf(viewer), { ...wanted, inspectorId: null }),
    ).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

describe('an inspector’s route', () => {
  it('is read in one round trip, in the order that was set, and by the inspector who has it', async () => {
    await open()
    const lena = await person({ roles: ['caseWorker'] })
    const ids: string[] = []
    for (const window of ['afternoon', 'morning', 'morning'] as const) {
      const { id } = await book(await issued(), { day: tuesday, window })
      await assignInspection(staff, { id, version: 1, inspectorId: lena.userId })
      ids.push(id)
    }
    const context = contextOf(lena)
    const route = () => getInspectionRoute(context, { day: tuesday, inspectorId: null })
    const [afternoon = '', first = '', second = ''] = ids
    const before = (await route()).stops.map(({ id }) => id)
    expect(before.slice(0, 2).toSorted()).toEqual([first, second].toSorted())
    expect(before[2]).toBe(afternoon)
    expect(context.database.usage.trips).toBe(1)
    const wanted = { day: tuesday, inspectorId: lena.userId }
    await orderInspections(context, { ...wanted, ids: [afternoon, second, first] })
    // Mornings stay before afternoons.
    expect((await route()).stops.map(({ id }) => id)).toEqual([second, first, afternoon])
    await expect(
      orderInspections(context, { ...wanted, ids: [second, first] }),
    ).rejects.toMatchObject({ kind: 'stale' })
  })

  it('gives an inspection away only as it was seen', async () => {
    await open()
    const { id } = await book(await issued())
    await assignInspection(staff, { id, version: 1, inspectorId: null })
    await expect(
      assignInspection(staff, { id, version: 1, inspectorId: inspector.userId }),
    ).rejects.toMatchObject({ kind: 'stale' })
  })
})

describe('getInspectionCalendar', () => {
  it('has the window in UTC, and is for those who book', async () => {
    await open()
    const one = await issued()
    const { id } = await book(one)
    const text = await getInspectionCalendar(contextOf(one.applicant), id, 'https://portal.example')
    // 8 AM to noon in Chicago.
    expect(text).toContain('DTSTART:20261123T140000Z\r\nDTEND:20261123T180000Z\r\n')
    expect(text).toContain('LOCATION:2101 Millrace St\r\n')
    await expect(
      getInspectionCalendar(contextOf(await person()), id, 'https://portal.example'),
    ).rejects.toMatchObject({ kind: 'not-found' })
  })
})
