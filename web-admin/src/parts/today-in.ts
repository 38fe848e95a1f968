import { isoDay } from '@portal/core/kernel/rules'

/** As `2026-07-04`. */
export const todayIn = (timeZone: string): string => isoDay(new Date(), timeZone)
