import { describe, expect, it } from 'vitest'
import { datesIn, feedInstant, timesIn } from './feed-dates.ts'

describe('the instant of a date in a feed', () => {
  it.each([
    ['Fri, 20 Nov 2026 10:00:00 GMT', '2026-11-20T10:00:00.000Z'],
    ['Fri, 20 Nov 2026 10:00:00 -0600', '2026-11-20T16:00:00.000Z'],
    ['20 Nov 26 10:00 CST', '2026-11-20T16:00:00.000Z'],
    ['Friday, 20 November 2026 10:00:00 EDT', '2026-11-20T14:00:00.000Z'],
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00:00.123-06:00', '2026-11-20T16:00:00.000Z'],
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(feedInstant(text)?.toISOString()).toBe(instant)
  })

  it.each([
    'yesterday',
    'Item 5',
    '31 Feb 2026 10:00:00 GMT',
    '2026-13-40',
    '2026-11-20T25:00:00Z',
    '20 Nov 2026 10:00:00 XYZ',
    '20 Nov 0001',
    '9'.repeat(100_000),
    '',
  ])('%.30s is none', (text) => {
    expect(feedInstant(text)).toBeNull()
  })
})

describe('days and hours in words', () => {
  it('are read in order', () => {
    expect(datesIn('November 20, 2026 - Nov. 22nd, 2026')).toEqual([
      { year: 2026, month: 11, day: 20 },
      { year: 2026, month: 11, day: 22 },
    ])
    expect(datesIn('11/20/2026')).toEqual([{ year: 2026, month: 11, day: 20 }])
    expect(timesIn('12:00 AM - 12:30 p.m.')).toEqual([
      { hour: 0, minute: 0 },
      { hour: 12, minute: 30 },
    ])
  })

  it('are none if invalid', () => {
    expect(datesIn('every other Tuesday, February 30, 2026')).toEqual([])
    expect(timesIn('All Day')).toEqual([])
    expect(timesIn('7:99 PM')).toEqual([])
  })
})
