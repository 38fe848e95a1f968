import type { Format } from '@portal/web-ui/texts'

/** A week that begins on a Sunday: each day as the city's parcels name it, in English. */
const days: Readonly<Record<string, string>> = {
  Sunday: '2026-01-04',
  Monday: '2026-01-05',
  Tuesday: '2026-01-06',
  Wednesday: '2026-01-07',
  Thursday: '2026-01-08',
  Friday: '2026-01-09',
  Saturday: '2026-01-10',
}

/** A day of the week in the reader's language; null where the parcels say no such day. */
export const weekdayIn = (format: Format, name: string): string | null => {
  const day = days[name]
  return day ? format.date(day, 'weekday') : null
}
