/** RFC 5545, section 3.3.11. */
const escapedText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** Of a character in UTF-8. */
function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x8_00) return 2
  return code < 0x1_00_00 ? 3 : 4
}

/** Lines have at most 75 octets; characters stay whole (RFC 5545, section 3.1). */
export function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let used = 0
  for (const character of line) {
    const size = octets(character)
    // A continuation begins with a space.
    if (used + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
      used = 0
    }
    part += character
    used += size
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
  /** Of its alarm, such as `-P7D`; without one none rings. */
  readonly trigger?: string
}

function eventLines(event: CalendarEvent): readonly string[] {
  const { uid, stamp, times, summary, description, location, url, trigger } = event
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${calendarInstant(stamp)}`,
    ...times,
    `SUMMARY:${escapedText(summary)}`,
    `DESCRIPTION:${escapedText(description)}`,
    ...(location ? [`LOCATION:${escapedText(location)}`] : []),
    `URL:${url}`,
    ...(trigger
      ? [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `TRIGGER:${trigger}`,
          `DESCRIPTION:${escapedText(summary)}`,
          'END:VALARM',
        ]
      : []),
    'END:VEVENT',
  ]
}

const fileOf = (product: string, lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//City portal//${product}//EN`,
    ...lines,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

/** A file with one event and an alarm. */
export const calendarOf = (product: string, event: CalendarEvent): string =>
  fileOf(product, ['METHOD:PUBLISH', ...eventLines(event)])

export interface Calendar {
  readonly name: string
  readonly url: string
  /** How often programs that subscribe should ask again. */
  readonly refreshHours: number
  readonly events: readonly CalendarEvent[]
}

/** A file to subscribe to (RFC 7986), also for programs that know only the older names. */
export const calendarFile = (product: string, { name, url, refreshHours, events }: Calendar) =>
  fileOf(product, [
    'CALSCALE:GREGORIAN',
    `NAME:${escapedText(name)}`,
    `X-WR-CALNAME:${escapedText(name)}`,
    `URL:${url}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
    ...events.flatMap((event) => eventLines(event)),
  ])
