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

/** An instant in UTC, `20261130T140000Z`. */
export const calendarInstant = (at: Date): string =>
  at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

export interface CalendarEvent {
  /** The same in every download, so that a calendar replaces it. */
  readonly uid: string
  readonly stamp: Date
  /** `DTSTART`, `DTEND` and others that hold no text. */
  readonly times: readonly string[]
  readonly summary: string
  readonly description: string
  readonly location?: string
  readonly url: string
  /** Of its alarm, such as `-P7D`. */
  readonly trigger: string
}

/** A file with one event and an alarm. */
export function calendarOf(product: string, event: CalendarEvent): string {
  const { uid, stamp, times, summary, description, location, url, trigger } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//City portal//${product}//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${calendarInstant(stamp)}`,
    ...times,
    `SUMMARY:${escapedText(summary)}`,
    `DESCRIPTION:${escapedText(description)}`,
    ...(location ? [`LOCATION:${escapedText(location)}`] : []),
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${trigger}`,
    `DESCRIPTION:${escapedText(summary)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
