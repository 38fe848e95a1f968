import { isoDay } from '@portal/core/kernel/rules'

/** In the city's time zone; the day is like `2026-11-21`. */
export const isPast = (day: string, timeZone: string): boolean => day < isoDay(new Date(), timeZone)
