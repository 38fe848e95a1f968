import { daysAfter } from '../../platform/kernel/days.ts'
import { weekdayOf, weekOf } from './weeks.ts'

/** Spec, resident section 9: the six holidays that delay pickups. */
export const pickupHolidays = [
  'newYear',
  'memorial',
  'independence',
  'labor',
  'thanksgiving',
  'christmas',
] as const

export type PickupHoliday = (typeof pickupHolidays)[number]

/** One of the six, or a day that staff added with its names. */
export type DelayingHoliday =
  | { readonly day: string; readonly key: PickupHoliday }
  | { readonly day: string; readonly name: string; readonly nameEs: string }

const nthOf = (month: string, weekday: number, nth: number): string => {
  const first = `${month}-01`
  return daysAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1))
}

const monday = 1
const thursday = 4

const dayOf: Readonly<Record<PickupHoliday, (year: string) => string>> = {
  newYear: (year) => `${year}-01-01`,
  // The Monday of the week in which May ends.
  memorial: (year) => daysAfter(`${year}-05-31`, -((weekdayOf(`${year}-05-31`) + 6) % 7)),
  independence: (year) => `${year}-07-04`,
  labor: (year) => nthOf(`${year}-09`, monday, 1),
  thanksgiving: (year) => nthOf(`${year}-11`, thursday, 4),
  christmas: (year) => `${year}-12-25`,
}

type KnownHoliday = Readonly<{ day: string; key: PickupHoliday }>

// Years never change, and a calendar asks for the same two all the time.
const byYear = new Map<string, readonly KnownHoliday[]>()

export function holidaysOf(year: string): readonly KnownHoliday[] {
  const known = byYear.get(year)
  if (known) return known
  const holidays = pickupHolidays.map((key) => ({ day: dayOf[key](year), key }))
  byYear.set(year, holidays)
  return holidays
}

const isWorkday = (day: string): boolean => ![0, 6].includes(weekdayOf(day))

/** Of a week, by its Sunday; of both years for a week that begins in the old one. */
function holidaysIn(sunday: string, added: readonly DelayingHoliday[]): readonly DelayingHoliday[] {
  const saturday = daysAfter(sunday, 6)
  const years = new Set([sunday.slice(0, 4), saturday.slice(0, 4)])
  const isIn = ({ day }: DelayingHoliday) => sunday <= day && day <= saturday && isWorkday(day)
  const own = [...years].flatMap((year) => holidaysOf(year)).filter(isIn)
  const more = added.filter(isIn).filter(({ day }) => own.every((one) => one.day !== day))
  return [...own, ...more].toSorted((a, b) => a.day.localeCompare(b.day))
}

/**
 * A holiday moves that day's pickups, and those after it in the week, by one day; the next week is
 * as usual (spec, resident section 9). One on a weekend moves nothing. Null if nothing moves.
 */
export function delayOf(
  day: string,
  added: readonly DelayingHoliday[],
): { readonly on: string; readonly holiday: DelayingHoliday } | null {
  let on = day
  let because: DelayingHoliday | null = null
  for (const holiday of holidaysIn(weekOf(day), added)) {
    // A second holiday may be the very day that the first one moved to.
    if (holiday.day > on) continue
    on = daysAfter(on, 1)
    because ??= holiday
  }
  return because && { on, holiday: because }
}
