import type { CitySettings } from '../../platform/city/index.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { instantAt, wallTimeAt } from '../../platform/kernel/zoned-time.ts'

type Quiet = Pick<CitySettings, 'broadcastQuietHours' | 'timeZone'>

/**
 * The end of the quiet hours that an instant is in, by the city's clock; null outside of them. They
 * go over midnight if they start later than they end.
 */
export function quietUntil(now: Date, { broadcastQuietHours, timeZone }: Quiet): Date | null {
  const { from, to } = broadcastQuietHours
  const { hour, year, month, day } = wallTimeAt(now, timeZone)
  const isOverMidnight = from > to
  const isQuiet = isOverMidnight ? hour >= from || hour < to : hour >= from && hour < to
  if (!isQuiet) return null
  const today = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
  const last = isOverMidnight && hour >= from ? daysAfter(today, 1) : today
  const [endYear = 0, endMonth = 1, endDay = 1] = last.split('-').map(Number)
  const end = { year: endYear, month: endMonth, day: endDay, hour: to, minute: 0, second: 0 }
  return instantAt(end, timeZone)
}
