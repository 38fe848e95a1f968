import { instantAt, wallTimeAt } from './zoned-time.ts'

const endOfWork = { hour: 17, minute: 0, second: 0 } as const

/** 5 pm on a day, `2026-07-04`, in the zone. */
export function endOfWorkOn(day: string, zone: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return instantAt({ year, month, day: date, ...endOfWork }, zone)
}

interface Calendar {
  readonly timeZone: string
  /** ISO days. */
  readonly holidays: readonly { readonly day: string }[]
}

/** Monday to Friday, and no holiday; `day` is ISO. */
export function isWorkingDay(day: string, holidays: Calendar['holidays']): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && holidays.every((holiday) => holiday.day !== day)
}

/** 5 pm, this many working days (Monday to Friday, no holidays) after an instant. */
export function afterWorkingDays(from: Date, days: number, { timeZone, holidays }: Calendar): Date {
  const closed = new Set(holidays.map((holiday) => holiday.day))
  const { year, month, day } = wallTimeAt(from, timeZone)
  // Only the date is used; noon UTC is on that date here.
  const date = new Date(Date.UTC(year, month - 1, day, 12))
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1)
    const weekday = date.getUTCDay()
    const isHoliday = closed.has(date.toISOString().slice(0, 10))
    if (weekday !== 0 && weekday !== 6 && !isHoliday) left -= 1
  }
  return instantAt(
    {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      ...endOfWork,
    },
    timeZone,
  )
}
