import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { calendarOf } from '../../platform/kernel/icalendar.ts'
import { say } from '../../platform/texts/index.ts'
import { type CheckedLicense, checkLicense } from './check-license.ts'

const compact = (day: string): string => day.replaceAll('-', '')

/** An all-day event on the last valid day, with an alarm a week before. */
export function renewalCalendar(
  context: Context,
  { code, businessName, number, toDay, year }: CheckedLicense,
  portalUrl: string,
): string {
  return calendarOf('Licenses', {
    uid: `license-${code}@${new URL(portalUrl).hostname}`,
    stamp: context.clock.now(),
    times: [
      `DTSTART;VALUE=DATE:${compact(toDay)}`,
      `DTEND;VALUE=DATE:${compact(daysAfter(toDay, 1))}`,
      'TRANSP:TRANSPARENT',
    ],
    summary: say(context, 'License.CalendarTitle', { number, business: businessName }),
    description: say(context, 'License.CalendarText', { year: String(year) }),
    url: `${portalUrl}/businesslicense`,
    trigger: '-P7D',
  })
}

/** @throws not-found for an unknown code. */
export async function getLicenseCalendar(
  context: Context,
  code: string,
  portalUrl: string,
): Promise<string> {
  return renewalCalendar(context, await checkLicense(context, code), portalUrl)
}
