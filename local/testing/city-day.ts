import { cityOf } from '@portal/core/city'
import { daysAfter, isoDay } from '@portal/core/kernel/rules'

/** The city's own day, YYYY-MM-DD, this many days from now: in the evening it differs from UTC's. */
export const cityDay = (days: number): string =>
  daysAfter(isoDay(new Date(), cityOf({}).timeZone), days)
