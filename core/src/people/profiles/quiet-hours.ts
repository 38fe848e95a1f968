import type { CitySettings } from '../../platform/city/index.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { instantAt, wallTimeAt } from '../../platform/kernel/zoned-time.ts'

/** Hours of the city's clock, 0 to 23; over midnight if `from` is later than `to`. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

/** The next time at which the city's clock shows each hour, 0 to 23, also in a night when clocks change. */
export function nextHours(now: Date, timeZone: string): readonly Date[] {
  const { year, month, day } = wallTimeAt(now, timeZone)
  const today = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
  const at = (date: string, hour: number): Date => {
    const [endYear = 0, endMonth = 1, endDay = 1] = date.split('-').map(Number)
    const wall = { year: endYear, month: endMonth, day: endDay, hour, minute: 0, second: 0 }
    return instantAt(wall, timeZone)
  }
  return Array.from({ length: 24 }, (_, hour) => {
    const first = at(today, hour)
    return first > now ? first : at(daysAfter(today, 1), hour)
  })
}

/** The end of the city's quiet hours that an instant is in, by its clock; null outside of them. */
export function cityQuietUntil(
  now: Date,
  {
    broadcastQuietHours: { from, to },
    timeZone,
  }: Pick<CitySettings, 'broadcastQuietHours' | 'timeZone'>,
): Date | null {
  const { hour } = wallTimeAt(now, timeZone)
  const isQuiet = from > to ? hour >= from || hour < to : hour >= from && hour < to
  return isQuiet ? (nextHours(now, timeZone)[to] ?? null) : null
}
