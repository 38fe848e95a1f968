import { isoDay } from '@portal/core/kernel/rules'

/** Calendar days in the city's zone from today to an instant; negative before today. */
export function daysUntil(instant: string, timeZone: string, now = new Date()): number {
  const [from, to] = [now, new Date(instant)].map((moment) => Date.parse(isoDay(moment, timeZone)))
  return Math.round(((to ?? 0) - (from ?? 0)) / 86_400_000)
}
