import { isDay } from './days.ts'
import { instantAt } from './zoned-time.ts'

/** `YYYY-MM-DDTHH:MM` by the city's clock, as an input of the type `datetime-local` sends it. */
export const localTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** Null for a text that is no such time. */
export function localInstant(text: string, timeZone: string): Date | null {
  if (!localTimePattern.test(text) || !isDay(text.slice(0, 10))) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number)
  if (hour > 23 || minute > 59) return null
  return instantAt({ year, month, day, hour, minute, second: 0 }, timeZone)
}
