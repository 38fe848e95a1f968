import type { Format } from '@portal/web-ui/texts'

/** English names as in the city's parcel data, for a week that begins on Sunday. */
const days: Readonly<Record<string, string>> = {
  Sunday: '2026-01-04',
  Monday: '2026-01-05',
  Tuesday: '2026-01-06',
  Wednesday: '2026-01-07',
  Thursday: '2026-01-08',
  Friday: '2026-01-09',
  Saturday: '2026-01-10',
}

/** Null for an unknown day. */
export const weekdayIn = (format: Format, name: string): string | null => {
  const day = days[name]
  return day ? format.date(day, 'weekday') : null
}
