import { describe, expect, it } from 'vitest'
import type { Reading } from './feed-item.ts'
import { FeedRefused } from './feeds.errors.ts'
import { parseFeed } from './parse-feed.ts'
import type { Refusal } from './rules.ts'

const reading: Reading = {
  now: new Date('2026-11-20T18:00:00Z'),
  timeZone: 'America/Chicago',
  baseUrl: 'https://city.example/events',
}
const events = (text: string, contentType = 'text/calendar') =>
  parseFeed('events', new TextEncoder().encode(text), contentType, reading)
const calendar = (...entries: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...entries.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
const starts = (text: string) => events(text).map(({ startsAt }) => startsAt?.toISOString())

function refusalOf(read: () => unknown): Refusal | undefined {
  try {
    read()
  } catch (error) {
    if (error instanceof FeedRefused) return error.refusal
    throw error
  }
  return undefined
}

describe('an event of a calendar', () => {
  it('has title, link, hours and place, without escapes and folds', () => {
    const [event] = events(
      calendar([
        'UID:a1',
        'SUMMARY:Council\\, regular mee',
        ' ting \\; <b>public</b>',
        'DTSTART;TZID="America/Chicago":20261201T190000',
        'DTEND;TZID=America/Chicago:20261201T210000',
        'LOCATION:City Hall\\n150 Dexter Court',
        'URL:https://city.example/e/1',
        'DESCRIPTION:Agenda: <script>x()</script>budget',
        'BEGIN:VALARM',
        'SUMMARY:Alarm',
        'END:VALARM',
      ]),
    )
    expect(event).toEqual({
      guid: 'a1/2026-12-02T01:00:00.000Z',
      title: 'Council, regular meeting ; public',
      link: 'https://city.example/e/1',
      snippet: 'Agenda: budget',
      location: 'City Hall 150 Dexter Court',
      startsAt: new Date('2026-12-02T01:00:00Z'),
      endsAt: new Date('2026-12-02T03:00:00Z'),
      isAllDay: false,
      imageSource: null,
    })
  })

  it.each([
    ['DTSTART:20261201T190000Z', '2026-12-01T19:00:00.000Z'],
    ['DTSTART:20261201T190000', '2026-12-02T01:00:00.000Z'],
    ['DTSTART;TZID=Central Standard Time:20261201T190000', '2026-12-02T01:00:00.000Z'],
    ['DTSTART;TZID=America/New_York:20261201T190000', '2026-12-02T00:00:00.000Z'],
    ['DTSTART;TZID=Mars/Olympus:20261201T190000', '2026-12-02T01:00:00.000Z'],
    ['DTSTART;VALUE=DATE:20261201', '2026-12-01T06:00:00.000Z'],
  ])('begins, by %s, at %s', (line, instant) => {
    expect(starts(calendar(['UID:z', 'SUMMARY:Z', line]))).toEqual([instant])
  })

  it('of whole days ends at the midnight after its last', () => {
    const [fair, day] = events(
      calendar(
        ['UID:f', 'SUMMARY:Fair', 'DTSTART;VALUE=DATE:20261204', 'DTEND;VALUE=DATE:20261206'],
        ['UID:d', 'SUMMARY:Day', 'DTSTART;VALUE=DATE:20261224'],
      ),
    )
    expect(fair).toMatchObject({ isAllDay: true, endsAt: new Date('2026-12-06T06:00:00Z') })
    expect(day).toMatchObject({ isAllDay: true, endsAt: new Date('2026-12-25T06:00:00Z') })
  })

  it('is kept while it lasts and dropped when it is over, private, cancelled or without sense', () => {
    const at = (uid: string, ...lines: string[]) => [`UID:${uid}`, `SUMMARY:${uid}`, ...lines]
    const kept = events(
      calendar(
        at('lasting', 'DTSTART:20261118T180000Z', 'DURATION:P3D'),
        at('over', 'DTSTART:20261120T160000Z', 'DTEND:20261120T170000Z'),
        at('private', 'DTSTART:20261121T160000Z', 'CLASS:PRIVATE'),
        at('cancelled', 'DTSTART:20261121T160000Z', 'STATUS:CANCELLED'),
        at('nonsense', 'DTSTART:20260231T160000Z'),
        at('garbled', 'DTSTART:tomorrow'),
        at('backwards', 'DTSTART:20261121T160000Z', 'DTEND:20261121T150000Z'),
        at('far', 'DTSTART:20290101T160000Z'),
        ['UID:untitled', 'DTSTART:20261121T160000Z'],
      ),
    )
    expect(kept.map(({ title, endsAt }) => [title, endsAt?.toISOString() ?? null])).toEqual([
      ['lasting', '2026-11-21T18:00:00.000Z'],
      ['backwards', null],
    ])
  })
})

describe('an event that repeats', () => {
  it('keeps its hour when the clocks change', () => {
    const instants = starts(
      calendar([
        'UID:w',
        'SUMMARY:Market',
        'DTSTART;TZID=America/Chicago:20250906T090000',
        'RRULE:FREQ=WEEKLY;BYDAY=SA',
      ]),
    )
    expect(instants[0]).toBe('2026-11-21T15:00:00.000Z')
    expect(instants.at(-1)).toBe('2027-02-13T15:00:00.000Z')
    expect(instants).toHaveLength(13)
  })

  it('ends with its count or its day, and not before', () => {
    const repeated = (rule: string) =>
      starts(
        calendar([
          'UID:r',
          'SUMMARY:R',
          'DTSTART;TZID=America/Chicago:20261123T200000',
          `RRULE:${rule}`,
        ]),
      ).length
    expect(repeated('FREQ=DAILY;COUNT=4')).toBe(4)
    // 8 PM in Chicago is 2 AM UTC on the next day; the last occurrence is the until itself.
    expect(repeated('FREQ=DAILY;UNTIL=20261126T020000Z')).toBe(3)
    expect(repeated('FREQ=DAILY;UNTIL=20261125')).toBe(3)
    expect(repeated('FREQ=DAILY;UNTIL=garbled')).toBe(0)
  })

  it('leaves out what is excepted, adds what is listed and moves what was moved', () => {
    const text = calendar(
      [
        'UID:m',
        'SUMMARY:Board',
        'DTSTART;TZID=America/Chicago:20261123T180000',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;TZID=America/Chicago:20261130T180000',
        'RDATE;TZID=America/Chicago:20261202T180000',
      ],
      [
        'UID:m',
        'SUMMARY:Board (moved)',
        'RECURRENCE-ID;TZID=America/Chicago:20261207T180000',
        'DTSTART;TZID=America/Chicago:20261208T190000',
      ],
      [
        'UID:m',
        'SUMMARY:Board',
        'RECURRENCE-ID;TZID=America/Chicago:20261214T180000',
        'DTSTART;TZID=America/Chicago:20261214T180000',
        'STATUS:CANCELLED',
      ],
    )
    expect(events(text).map(({ title, startsAt }) => [title, startsAt?.toISOString()])).toEqual([
      ['Board', '2026-11-24T00:00:00.000Z'],
      ['Board', '2026-12-03T00:00:00.000Z'],
      ['Board (moved)', '2026-12-09T01:00:00.000Z'],
    ])
  })

  it('has only its first day if its rule makes no sense in a city', () => {
    const text = calendar(['UID:s', 'SUMMARY:S', 'DTSTART:20261201T190000Z', 'RRULE:FREQ=SECONDLY'])
    expect(starts(text)).toEqual(['2026-12-01T19:00:00.000Z'])
  })

  it('has at most 200 occurrences, the next ones', () => {
    const daily = Array.from({ length: 30 }, (_, i) => [
      `UID:u${i}`,
      `SUMMARY:U${i}`,
      'DTSTART:20100101T190000Z',
      'RRULE:FREQ=DAILY',
    ])
    const kept = events(calendar(...daily))
    expect(kept).toHaveLength(200)
    expect(kept[0]?.startsAt).toEqual(new Date('2026-11-20T19:00:00Z'))
  })
})

describe('a hostile calendar', () => {
  it.each<[string, string, Refusal]>([
    ['ends in the middle', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Half', 'incomplete'],
    [
      'nests without end',
      `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\n'.repeat(50_000)}END:VCALENDAR`,
      'malformed',
    ],
    ['is a page', '<html></html>', 'not-a-feed'],
  ])('is one that %s', (_, text, refusal) => {
    expect(refusalOf(() => events(text))).toBe(refusal)
  })

  it('is skipped line by line if it is only garbled', () => {
    const text = calendar([
      'no colon here',
      ';;;=:"',
      `X-LONG:${'x'.repeat(200_000)}`,
      'UID:g',
      'SUMMARY:Good',
      'DTSTART:20261201T190000Z',
    ])
    expect(events(text).map(({ title }) => title)).toEqual(['Good'])
  })
})

describe('events of RSS', () => {
  const rss = (item: string) =>
    events(`<rss><channel><item><title>Parade</title>${item}</item></channel></rss>`, 'text/xml')[0]

  it('are read in the words of city calendars', () => {
    expect(
      rss(`<calendarEvent:EventDates>December 5, 2026</calendarEvent:EventDates>
        <calendarEvent:EventTimes>10:00 AM - 01:30 PM</calendarEvent:EventTimes>
        <calendarEvent:Location>Grove Ave&lt;br&gt;Elgin</calendarEvent:Location>`),
    ).toMatchObject({
      startsAt: new Date('2026-12-05T16:00:00Z'),
      endsAt: new Date('2026-12-05T19:30:00Z'),
      location: 'Grove Ave Elgin',
      isAllDay: false,
    })
  })

  it('without hours are whole days', () => {
    expect(
      rss(
        '<calendarEvent:EventDates>December 5, 2026 - December 6, 2026</calendarEvent:EventDates>',
      ),
    ).toMatchObject({
      isAllDay: true,
      startsAt: new Date('2026-12-05T06:00:00Z'),
      endsAt: new Date('2026-12-07T06:00:00Z'),
    })
  })

  it('are read in the dates of the event module', () => {
    expect(
      rss(
        '<ev:startdate>2026-12-05T16:00:00Z</ev:startdate><ev:enddate>2026-12-05T18:00:00Z</ev:enddate>',
      ),
    ).toMatchObject({
      startsAt: new Date('2026-12-05T16:00:00Z'),
      endsAt: new Date('2026-12-05T18:00:00Z'),
    })
  })

  it('without a day, or over, are none', () => {
    expect(rss('')).toBeUndefined()
    expect(rss('<pubDate>Fri, 06 Nov 2026 10:00:00 GMT</pubDate>')).toBeUndefined()
  })
})
