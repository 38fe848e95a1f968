import { describe, expect, test } from 'vitest'
import { eventsCalendar } from './events.ts'

const calendar = (now: string) => eventsCalendar('http://feeds.example', new Date(now))
const valueOf = (name: string, slug: string, from: string) =>
  from
    .split('BEGIN:VEVENT')
    .find((event) => event.includes(`UID:demo-${slug}@`))
    ?.match(new RegExp(`^${name}[;:](.*)$`, 'm'))?.[1]
    ?.trim()

describe('the demo city’s calendar', () => {
  test('starts repeating events on a day that matches their rule', () => {
    const lines = calendar('2026-11-21T18:00:00Z')
    // Sixty days before is Tuesday 22 September; the fourth Wednesday is the 23rd.
    expect(valueOf('DTSTART', 'council', lines)).toBe('TZID=America/Chicago:20260923T190000')
    expect(valueOf('RRULE', 'council', lines)).toBe('FREQ=MONTHLY;BYDAY=2WE,4WE')
    expect(valueOf('DTSTART', 'market', lines)).toBe('TZID=America/Chicago:20260926T080000')
    expect(valueOf('EXDATE', 'story-time', lines)).toBe('TZID=America/Chicago:20261203T100000')
  })

  test('counts days by the city’s midnight and ends whole days on the day after', () => {
    // Still the evening of the 20th in Chicago.
    const lines = calendar('2026-11-21T03:00:00Z')
    expect(valueOf('DTSTART', 'festival-of-cultures', lines)).toBe('VALUE=DATE:20261129')
    expect(valueOf('DTEND', 'festival-of-cultures', lines)).toBe('VALUE=DATE:20261202')
    expect(valueOf('DTEND', 'family-film', lines)).toBe('TZID=America/Chicago:20261218T010000')
  })

  test('has no line longer than 75 octets, and is the same for the same moment', () => {
    const lines = calendar('2026-11-21T18:00:00Z')
    expect(Math.max(...lines.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThan(76)
    expect(calendar('2026-11-21T18:00:00Z')).toBe(lines)
  })
})
