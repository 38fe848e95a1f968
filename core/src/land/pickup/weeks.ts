import { daysAfter } from '../../platform/kernel/days.ts'

/** 0 is Sunday, of `YYYY-MM-DD`. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The Sunday on or before a day: weeks of pickups begin on Sunday (spec, resident section 9). */
export const weekOf = (day: string): string => daysAfter(day, -weekdayOf(day))

const weekMs = 7 * 86_400_000

/** Between two Sundays; days without a clock, so changes of the clock do not count. */
export const weeksBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / weekMs

const weekdayNames = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

/** A date of that weekday, for its name in a language. 2023 began on a Sunday. */
export const dateOfWeekday = (weekday: number): string => daysAfter('2023-01-01', weekday)

/** Of a pickup day as a city's data has it, `Monday` or `Mon`. Null for anything else. */
export function weekdayNamed(text: string): number | null {
  const name = text.trim().toLowerCase()
  const index = weekdayNames.findIndex((one) => one === name || one.slice(0, 3) === name)
  return index === -1 ? null : index
}

/** The same, as a date of that weekday. */
export function weekdayDate(text: string): string | null {
  const weekday = weekdayNamed(text)
  return weekday === null ? null : dateOfWeekday(weekday)
}
