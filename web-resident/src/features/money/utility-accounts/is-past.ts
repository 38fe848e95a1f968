import { isoDay } from '@portal/core/kernel/rules'

/** Whether a day, as `2026-11-21`, is over in the city. */
export const isPast = (day: string, timeZone: string): boolean => day < isoDay(new Date(), timeZone)
