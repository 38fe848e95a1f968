import { escape } from '../html.ts'

interface Event {
  slug: string
  title: string
  place: string
  /** Days from today, the hour in the city's time zone, and the hours it lasts. */
  inDays: number
  hour: number
  hours: number
}

/** What the demo city has on; plainly invented. */
const EVENTS: readonly Event[] = [
  {
    slug: 'council',
    title: 'Demo: City Council meeting',
    place: 'City Hall, 150 Dexter Court',
    inDays: 1,
    hour: 18,
    hours: 2,
  },
  {
    slug: 'story-time',
    title: 'Demo: Bilingual story time',
    place: 'Main library, children’s room',
    inDays: 2,
    hour: 10,
    hours: 1,
  },
  {
    slug: 'market',
    title: 'Demo: Indoor farmers market',
    place: 'The Hemmens',
    inDays: 4,
    hour: 8,
    hours: 5,
  },
  {
    slug: 'symphony',
    title: 'Demo: Youth symphony, open rehearsal',
    place: 'The Hemmens, main hall',
    inDays: 6,
    hour: 15,
    hours: 2,
  },
  {
    slug: 'skating',
    title: 'Demo: Skating night for families',
    place: 'Wing Park',
    inDays: 8,
    hour: 17,
    hours: 3,
  },
  {
    slug: 'job-fair',
    title: 'Demo: Job fair at Centre',
    place: 'The Centre, 100 Symphony Way',
    inDays: 11,
    hour: 9,
    hours: 6,
  },
  {
    slug: 'blood-drive',
    title: 'Demo: Blood drive',
    place: 'Fire station 1',
    inDays: 15,
    hour: 12,
    hours: 5,
  },
  {
    slug: 'heritage',
    title: 'Demo: Heritage walk by the Fox River',
    place: 'Walton Island, meet at the bridge',
    inDays: 20,
    hour: 11,
    hours: 2,
  },
]

const TIME_ZONE = 'America/Chicago'

/** An iCalendar feed of the days to come, in the city's own time. */
export function eventsCalendar(origin: string, now: Date) {
  const events = EVENTS.flatMap((event) => [
    'BEGIN:VEVENT',
    `UID:demo-${event.slug}@portal.example`,
    `DTSTAMP:${compact(now.toISOString())}`,
    `DTSTART;TZID=${TIME_ZONE}:${dayOf(event, now)}T${pad(event.hour)}0000`,
    `DTEND;TZID=${TIME_ZONE}:${dayOf(event, now)}T${pad(event.hour + event.hours)}0000`,
    `SUMMARY:${text(event.title)}`,
    `LOCATION:${text(event.place)}`,
    `DESCRIPTION:${text('An invented event of a demo city; nobody will be there.')}`,
    `URL:${origin}/events/${event.slug}`,
    `IMAGE;VALUE=URI;FMTTYPE=image/png:${origin}/images/${event.slug}.png`,
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal//Demo city//EN',
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** The same events as RSS, whose dates are those of the events. */
export function eventsFeed(origin: string, now: Date) {
  const items = EVENTS.map(
    (event) => `<item>
      <title>${escape(event.title)}</title>
      <link>${origin}/events/${event.slug}</link>
      <guid isPermaLink="false">demo-event-${event.slug}</guid>
      <pubDate>${new Date(now.getTime() + event.inDays * 86_400_000).toUTCString()}</pubDate>
      <description>${escape(event.place)}</description>
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

export const eventItem = (slug: string) => EVENTS.find((event) => event.slug === slug)

function dayOf(event: Event, now: Date) {
  const day = new Date(now.getTime() + event.inDays * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(day).replaceAll('-', '')
}

const pad = (hour: number) => String(hour).padStart(2, '0')
const compact = (instant: string) => instant.replaceAll(/[-:]|\.\d+/g, '')

/** RFC 5545, section 3.3.11. */
const text = (value: string) => value.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** RFC 5545, section 3.1: no line longer than 75 octets; no character of ours takes more than three. */
function fold(line: string) {
  return line.match(/.{1,70}/gu)?.join('\r\n ') ?? ''
}
