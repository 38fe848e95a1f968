import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { say } from '../../platform/texts/index.ts'
import { type CheckedLicense, checkLicense } from './check-license.ts'

/** RFC 5545, section 3.3.11. */
const escapedText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

const octets = (text: string): number => new TextEncoder().encode(text).length

/** Lines have at most 75 octets; characters stay whole (RFC 5545, section 3.1). */
export function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    // A continuation begins with a space.
    const most = parts.length === 0 ? 75 : 74
    if (octets(part + character) > most) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}

const compact = (day: string): string => day.replaceAll('-', '')

/** An all-day event on the last valid day, with an alarm a week before. */
export function renewalCalendar(
  context: Context,
  { code, businessName, number, toDay, year }: CheckedLicense,
  portalUrl: string,
): string {
  const stamp = context.clock
    .now()
    .toISOString()
    .replaceAll(/[-:]|\.\d{3}/g, '')
  const summary = say(context, 'License.CalendarTitle', { number, business: businessName })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//City portal//Licenses//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    // The same in every download, so that a calendar replaces it.
    `UID:license-${code}@${new URL(portalUrl).hostname}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(toDay)}`,
    `DTEND;VALUE=DATE:${compact(daysAfter(toDay, 1))}`,
    `SUMMARY:${escapedText(summary)}`,
    `DESCRIPTION:${escapedText(say(context, 'License.CalendarText', { year: String(year) }))}`,
    `URL:${portalUrl}/businesslicense`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P7D',
    `DESCRIPTION:${escapedText(summary)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** @throws not-found for an unknown code. */
export async function getLicenseCalendar(
  context: Context,
  code: string,
  portalUrl: string,
): Promise<string> {
  return renewalCalendar(context, await checkLicense(context, code), portalUrl)
}
