import { escaped } from '@portal/core/kernel'
import { type EventItem, eventItems, type Repeats } from '../city/feeds/event-items.ts'

const TIME_ZONE = 'America/Chicago'
const DAY_MS = 86_400_000

/** RFC 5545, section 3.6.5: times that name a zone need its rules. */
const ZONE = `BEGIN:VTIMEZONE
TZID:${TIME_ZONE}
BEGIN:DAYLIGHT
DTSTART:20070311T020000
TZOFFSETFROM:-0600
TZOFFSETTO:-0500
TZNAME:CDT
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:20071104T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0600
TZNAME:CST
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE`.split('\n')

export function eventsCalendar(origin: string, now: Date) {
  const events = eventItems.flatMap((event) => [
    'BEGIN:VEVENT',
    `UID:demo-${event.slug}@portal.example`,
    `DTSTAMP:${compact(now.toISOString())}`,
    ...timesOf(event, firstDay(event, now)),
    `SUMMARY:${text(event.title)}`,
    `LOCATION:${text(event.place)}`,
    `DESCRIPTION:${text('An invented event of a demo city; it will not take place.')}`,
    `URL:${origin}/events/${event.slug}`,
    `IMAGE;VALUE=URI;FMTTYPE=image/png:${origin}/images/${event.slug}.png`,
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal//Demo city//EN',
    ...ZONE,
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** One-time events as RSS, dated by the events. */
export function eventsFeed(origin: string, now: Date) {
  const items = eventItems
    .filter(({ repeats }) => !repeats)
    .map(
      (event) => `<item>
      <title>${escaped(event.title)}</title>
      <link>${origin}/events/${event.slug}</link>
      <guid isPermaLink="false">demo-event-${event.slug}</guid>
      <pubDate>${new Date(now.getTime() + event.inDays * DAY_MS).toUTCString()}</pubDate>
      <description>${escaped(event.place)}</description>
      <enclosure url="${origin}/images/${event.slug}.png" type="image/png" length="0" />
    </item>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0">
  <channel>
    <title>Demo city events</title>
    <link>${origin}/events</link>
    <description>Invented events of a demo city</description>
    ${items.join('\n')}
  </channel>
</rss>`
}

export const eventItem = (slug: string) => eventItems.find((event) => event.slug === slug)

/** Start, end and repetition; a UTC midnight stands for a day of the city. */
function timesOf(event: EventItem, first: Date): string[] {
  if ('wholeDays' in event)
    return [
      `DTSTART;VALUE=DATE:${dayText(first)}`,
      // The end of all-day events is the day after (RFC 5545, section 3.6.1).
      `DTEND;VALUE=DATE:${dayText(daysAfter(first, event.wholeDays))}`,
    ]
  const at = (day: Date, hour: number) =>
    `TZID=${TIME_ZONE}:${dayText(daysAfter(day, Math.floor(hour / 24)))}T${pad(hour % 24)}0000`
  const { hour, hours, repeats } = event
  return [
    `DTSTART;${at(first, hour)}`,
    `DTEND;${at(first, hour + hours)}`,
    ...(repeats ? [`RRULE:${ruleOf(repeats)}`] : []),
    ...(repeats?.every === 'week' && repeats.except !== undefined
      ? [`EXDATE;${at(daysAfter(first, 7 * repeats.except), hour)}`]
      : []),
  ]
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

const ruleOf = (repeats: Repeats): string =>
  repeats.every === 'week'
    ? 'FREQ=WEEKLY'
    : `FREQ=MONTHLY;BYDAY=${repeats.weeks.map((week) => `${week}${WEEKDAYS[repeats.on]}`).join()}`

/** A repeating event starts on a day that matches its rule. */
function firstDay({ inDays, repeats }: EventItem, now: Date): Date {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(now)
  const earliest = daysAfter(new Date(`${today}T00:00:00Z`), inDays)
  if (!repeats) return earliest
  let day = earliest
  while (!isDayOf(repeats, day)) day = daysAfter(day, 1)
  return day
}

const isDayOf = (repeats: Repeats, day: Date): boolean =>
  day.getUTCDay() === repeats.on &&
  (repeats.every === 'week' || repeats.weeks.includes(Math.ceil(day.getUTCDate() / 7)))

const daysAfter = (day: Date, days: number) => new Date(day.getTime() + days * DAY_MS)
const dayText = (day: Date) => day.toISOString().slice(0, 10).replaceAll('-', '')
const pad = (hour: number) => String(hour).padStart(2, '0')
const compact = (instant: string) => instant.replaceAll(/[-:]|\.\d+/g, '')

/** RFC 5545, section 3.3.11. */
const text = (value: string) => value.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** RFC 5545, section 3.1: at most 75 octets a line; our characters take up to three. */
function fold(line: string) {
  return line.match(/.{1,70}/gu)?.join('\r\n ') ?? ''
}
