import { instantAt, wallTimeAt } from './zoned-time.ts'

const endOfWork = { hour: 17, minute: 0, second: 0 } as const

/** 5 pm, this many working days (Monday to Friday) after an instant. */
export function afterWorkingDays(from: Date, days: number, zone: string): Date {
  const { year, month, day } = wallTimeAt(from, zone)
  // Only the date is used; noon UTC is on that date here.
  const date = new Date(Date.UTC(year, month - 1, day, 12))
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1)
    const weekday = date.getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return instantAt(
    {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      ...endOfWork,
    },
    zone,
  )
}
