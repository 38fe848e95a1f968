const dayMs = 86_400_000

/** `YYYY-MM-DD`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** A valid date, as `2026-07-04`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // Date rolls over days such as April 31.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
