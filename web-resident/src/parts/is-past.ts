/** Whether a day, as `2026-11-21`, is over in the city. */
export const isPast = (day: string, timeZone: string): boolean =>
  day < new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
