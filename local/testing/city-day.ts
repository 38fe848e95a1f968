import { cityOf } from '@portal/core/city'
import { daysAfter, isoDay } from '@portal/core/kernel/rules'

/** YYYY-MM-DD in the city's time zone, which differs from UTC in the evening. */
export const cityDay = (days: number): string =>
  daysAfter(isoDay(new Date(), cityOf({}).timeZone), days)
