import { daysAfter, isoDay } from '@portal/core/kernel/rules'
import { holidaysOf, type PickupRuleEdit, weekdayOf } from '@portal/core/pickup/rules'
import type { pickupRules, streetAliases } from '@portal/core/schema'
import { demoId } from '../demo.ts'

type Row = typeof pickupRules.$inferSelect

const plain = {
  service: null,
  district: null,
  weekday: null,
  everyWeeks: 1,
  followsHolidays: true,
  movedTo: null,
  name: '',
  nameEs: '',
} as const

/** On-street leaves of each district have a weekday of their own, Monday to Thursday. */
const leafDays = { A: 1, B: 2, C: 3, D: 4 } as const

/** The seasons of a year, and Thanksgiving's leaves on the Saturday after. */
function ofYear(year: string): readonly PickupRuleEdit[] {
  const thanksgiving = holidaysOf(year).find(({ key }) => key === 'thanksgiving')?.day ?? ''
  return [
    {
      ...plain,
      kind: 'season',
      service: 'yard-waste',
      fromDay: `${year}-04-01`,
      toDay: `${year}-11-30`,
    },
    {
      ...plain,
      kind: 'season',
      service: 'christmas-trees',
      fromDay: `${year}-01-04`,
      toDay: `${year}-01-22`,
    },
    ...Object.entries(leafDays).map(([district, weekday]): PickupRuleEdit => ({
      ...plain,
      kind: 'season',
      service: 'street-leaves',
      district,
      fromDay: `${year}-10-26`,
      toDay: `${year}-12-05`,
      weekday,
      followsHolidays: false,
    })),
    {
      ...plain,
      kind: 'exception',
      service: 'street-leaves',
      district: 'D',
      fromDay: thanksgiving,
      toDay: thanksgiving,
      movedTo: daysAfter(thanksgiving, 2),
      name: 'Thanksgiving’s leaves are collected on Saturday',
      nameEs: 'Las hojas del Día de Acción de Gracias se recogen el sábado',
    },
  ]
}

/** A working day so many days from one. */
function workday(day: string, days: number): string {
  const at = daysAfter(day, days)
  const weekday = weekdayOf(at)
  return weekday === 0 ? daysAfter(at, 1) : weekday === 6 ? daysAfter(at, 2) : at
}

const exception = (
  district: string | null,
  [fromDay, movedTo]: readonly [string, string | null],
  [name, nameEs]: readonly [string, string],
): PickupRuleEdit => ({
  ...plain,
  kind: 'exception',
  district,
  fromDay,
  toDay: fromDay,
  movedTo,
  name,
  nameEs,
})

export function demoPickupRules(now: Date): Row[] {
  const today = isoDay(now, 'America/Chicago')
  const year = today.slice(0, 4)
  const repairs = workday(today, 8)
  const storm = workday(today, -9)
  const edits = [
    ...ofYear(year),
    ...ofYear(String(Number(year) + 1)),
    exception(
      'C',
      [repairs, daysAfter(repairs, 1)],
      ['Street repairs close part of the route', 'Obras en la calle cierran parte de la ruta'],
    ),
    exception('A', [storm, daysAfter(storm, 1)], ['Ice on the streets', 'Hielo en las calles']),
  ]
  const row = (edit: PickupRuleEdit, createdAt: Date, withdrawnAt: Date | null): Row => ({
    id: demoId('pickup rule', JSON.stringify(edit)),
    ...edit,
    createdAt,
    withdrawnAt,
  })
  const hour = 3_600_000
  const drill = workday(today, 15)
  return [
    ...edits.map((edit) => row(edit, new Date(now.getTime() - 240 * hour), null)),
    // Was planned and taken back.
    row(
      exception(
        'B',
        [drill, daysAfter(drill, 1)],
        ['Parade on Railway St', 'Desfile en Railway St'],
      ),
      new Date(now.getTime() - 90 * hour),
      new Date(now.getTime() - 60 * hour),
    ),
  ]
}

/** The state route through the city has a street's name, too. */
export const demoStreetAliases = (): (typeof streetAliases.$inferSelect)[] => [
  {
    id: demoId('street alias', 'Route 31'),
    alias: 'Route 31',
    streetName: 'Riverbluff',
    streetSuffix: 'Blvd',
  },
]
