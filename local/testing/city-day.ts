import { cityOf } from '@portal/core/city'
import { daysAfter, isoDay } from '@portal/core/rules'

/** The city's own day, YYYY-MM-DD, so many days from now: in the evening it is not the day of UTC. */
export const cityDay = (days: number): string =>
  daysAfter(isoDay(new Date(), cityOf({}).timeZone), days)
