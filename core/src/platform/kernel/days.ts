const dayMs = 86_400_000

/** The day `YYYY-MM-DD` this many days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Whether a text is a day of the calendar, as `2026-07-04`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // What the calendar rolls over, such as the 31st of April, comes back as another day.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
