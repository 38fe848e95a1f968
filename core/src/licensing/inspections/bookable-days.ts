import type { CitySettings } from '../../platform/city/rules.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { isWorkingDay } from '../../platform/kernel/working-days.ts'
import { instantAt } from '../../platform/kernel/zoned-time.ts'

type Calendar = Pick<CitySettings, 'holidays' | 'inspections' | 'timeZone'>

/** The nearest working day before a day. */
function workingDayBefore(day: string, holidays: CitySettings['holidays']): string {
  let before = daysAfter(day, -1)
  while (!isWorkingDay(before, holidays)) before = daysAfter(before, -1)
  return before
}

/** Until when residents book, move and cancel inspections of a day: on the working day before. */
export function cutOffOf(day: string, { holidays, inspections, timeZone }: Calendar): Date {
  const [year = 0, month = 0, date = 0] = workingDayBefore(day, holidays).split('-').map(Number)
  const hour = inspections.cutOffHour
  return instantAt({ year, month, day: date, hour, minute: 0, second: 0 }, timeZone)
}

/**
 * Days that residents can book now: the next working days after today in the city's zone, those
 * past their cut-off left out. Days are calendar days, so a change of the clocks moves none.
 */
export function bookableDays(now: Date, calendar: Calendar): readonly string[] {
  const { holidays, inspections, timeZone } = calendar
  const days: string[] = []
  for (let day = isoDay(now, timeZone); days.length < inspections.daysAhead;) {
    day = daysAfter(day, 1)
    if (isWorkingDay(day, holidays)) days.push(day)
  }
  return days.filter((day) => now < cutOffOf(day, calendar))
}
