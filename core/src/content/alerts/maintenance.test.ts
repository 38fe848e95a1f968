import { describe, expect, it } from 'vitest'
import { periodWith, type WindowOptions, windowWith } from './maintenance.fixture.ts'
import { isBillPayOpen, isInForce, reopensAt } from './maintenance.ts'

const timeZone = 'America/Chicago'

/** For each of these instants. */
const inForce = (options: WindowOptions, instants: readonly string[]) =>
  instants.map((instant) => isInForce(windowWith(options), new Date(instant), timeZone))

describe('a window', () => {
  it('lasts from its start to its end, without the end, by the clocks of the city', () => {
    // Chicago is six hours behind UTC in November.
    const options = { startTime: '08:00 AM', endTime: '05:00 PM' }
    expect(
      inForce(options, [
        '2026-11-20T13:59:59Z',
        '2026-11-20T14:00:00Z',
        '2026-11-20T22:59:59Z',
        '2026-11-20T23:00:00Z',
      ]),
    ).toEqual([false, true, true, false])
  })

  it('that ends no later than it starts crosses midnight', () => {
    expect(
      inForce({}, [
        '2026-11-21T03:59:00Z',
        '2026-11-21T04:00:00Z',
        '2026-11-21T06:00:00Z',
        '2026-11-21T09:59:00Z',
        '2026-11-21T10:00:00Z',
      ]),
    ).toEqual([false, true, true, true, false])
  })

  it('over midnight belongs to the day on which it starts', () => {
    // November 20, 2026 is a Friday.
    expect(
      inForce({ days: ['friday'] }, [
        '2026-11-20T08:00:00Z', // Friday, 2 am
        '2026-11-21T05:00:00Z', // Friday, 11 pm
        '2026-11-21T08:00:00Z', // Saturday, 2 am
        '2026-11-22T05:00:00Z', // Saturday, 11 pm
      ]),
    ).toEqual([false, true, true, false])
  })

  it('of one time is a whole day', () => {
    const options = { startTime: '12:00 AM', endTime: '12:00 AM', days: ['sunday'] } as const
    expect(
      inForce(options, [
        '2026-11-22T05:59:00Z',
        '2026-11-22T06:00:00Z',
        '2026-11-23T05:59:00Z',
        '2026-11-23T06:00:00Z',
      ]),
    ).toEqual([false, true, true, false])
  })

  it('starts on no day before its first and after its last', () => {
    const options = { startDate: '2026-11-20', endDate: '2026-11-21' }
    expect(
      inForce(options, [
        '2026-11-20T09:00:00Z', // the night from the 19th
        '2026-11-21T09:00:00Z',
        '2026-11-22T09:00:00Z', // the night from the 21st
        '2026-11-23T09:00:00Z',
      ]),
    ).toEqual([false, true, true, false])
  })

  it.each([
    { enabled: false },
    { startTime: '' },
    { endTime: '13:00 PM' },
    { days: [] },
  ] satisfies WindowOptions[])('is never in force with %j', (options) => {
    const hours = Array.from({ length: 24 }, (_, hour) =>
      new Date(Date.UTC(2026, 10, 20, hour)).toISOString(),
    )
    expect(new Set(inForce(options, hours))).toEqual(new Set([false]))
  })
})

describe('on the days when clocks change', () => {
  // From 2:00 to 3:00 on March 8 (08:00Z), from 2:00 back to 1:00 on November 1, 2026 (07:00Z).
  it.each([
    ['a night that is an hour shorter', {}, '2026-03-08T04:00:00Z', '2026-03-08T09:00:00Z'],
    ['a night that is an hour longer', {}, '2026-11-01T03:00:00Z', '2026-11-01T10:00:00Z'],
    [
      'a start in the hour that is skipped: the earlier instant',
      { startTime: '02:30 AM', endTime: '05:00 AM' },
      '2026-03-08T07:30:00Z',
      '2026-03-08T10:00:00Z',
    ],
    [
      'an end in the hour that is skipped: the later instant',
      { startTime: '01:00 AM', endTime: '02:30 AM' },
      '2026-03-08T07:00:00Z',
      '2026-03-08T08:30:00Z',
    ],
    [
      'both in the hour that is skipped',
      { startTime: '02:10 AM', endTime: '02:50 AM' },
      '2026-03-08T07:10:00Z',
      '2026-03-08T08:50:00Z',
    ],
    [
      'a start in the hour that comes twice: its first passing',
      { startTime: '01:30 AM', endTime: '03:00 AM' },
      '2026-11-01T06:30:00Z',
      '2026-11-01T09:00:00Z',
    ],
    [
      'an end in the hour that comes twice: its last passing',
      { startTime: '12:00 AM', endTime: '01:30 AM' },
      '2026-11-01T05:00:00Z',
      '2026-11-01T07:30:00Z',
    ],
  ] satisfies [string, WindowOptions, string, string][])('%s', (_name, options, from, until) => {
    const at = (instant: string, seconds: number) =>
      new Date(Date.parse(instant) + seconds * 1000).toISOString()
    const day = { startDate: '2026-03-07', endDate: '2026-11-01', ...options }
    expect(inForce(day, [at(from, -1), from, at(until, -1), until])).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe('bills', () => {
  const night = periodWith({ startDate: '2026-11-20', endDate: '2026-11-20' })
  const at = (instant: string) => new Date(instant)

  it('can be paid where no downtime is in force', () => {
    const warned = periodWith({ enabled: false }, { startTime: '12:00 AM', endTime: '12:00 AM' })
    const noon = at('2026-11-20T18:00:00Z')
    expect(isBillPayOpen({ timeZone, periods: [] }, noon)).toBe(true)
    expect(isBillPayOpen({ timeZone, periods: [night, warned] }, noon)).toBe(true)
    expect(reopensAt({ timeZone, periods: [night, warned] }, noon)).toBeNull()
  })

  it('cannot while any is, until the last of them ends', () => {
    const morning = periodWith({ startTime: '03:00 AM', endTime: '06:30 AM' })
    const midnight = at('2026-11-21T06:00:00Z')
    expect(isBillPayOpen({ timeZone, periods: [night, morning] }, midnight)).toBe(false)
    expect(reopensAt({ timeZone, periods: [night] }, midnight)).toEqual(at('2026-11-21T10:00:00Z'))
    expect(reopensAt({ timeZone, periods: [night, morning] }, midnight)).toEqual(
      at('2026-11-21T12:30:00Z'),
    )
  })

  it('open at an unknown time if one downtime follows the other', () => {
    const always = periodWith({ startTime: '12:00 AM', endTime: '12:00 AM' })
    const now = at('2026-11-20T18:00:00Z')
    expect(isBillPayOpen({ timeZone, periods: [always] }, now)).toBe(false)
    expect(reopensAt({ timeZone, periods: [always] }, now)).toBeNull()
  })
})
