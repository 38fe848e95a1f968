import { describe, expect, it } from 'vitest'
import { defaultCity } from '../../platform/city/index.ts'
import { bookableDays, cutOffOf } from './bookable-days.ts'

const holidays = [{ day: '2026-11-26', name: 'Thanksgiving' }]
const daysAt = (now: string, given: Partial<typeof defaultCity> = {}) =>
  bookableDays(new Date(now), { ...defaultCity, holidays, ...given })

describe('bookableDays', () => {
  it('are the next eight working days, without weekends and holidays', () =>
    expect(daysAt('2026-11-23T18:00:00Z')).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]))

  it.each([
    ['2026-11-23T20:59:59Z', '2026-11-24'],
    ['2026-11-23T21:00:00Z', '2026-11-25'],
    // After Wednesday’s cut-off and on the holiday, Friday is too near.
    ['2026-11-25T21:00:00Z', '2026-11-30'],
    ['2026-11-26T16:00:00Z', '2026-11-30'],
    ['2026-11-28T16:00:00Z', '2026-12-01'],
  ])('at %s begin on %s: the cut-off is 3 PM of the working day before', (now, first) =>
    expect(daysAt(now)[0]).toBe(first),
  )

  it('follow the city’s clock on the days when it changes', () => {
    // Clocks change on Sundays; the cut-off before that Monday is on Friday, in the offset of then.
    expect(cutOffOf('2026-03-09', defaultCity).toISOString()).toBe('2026-03-06T21:00:00.000Z')
    expect(cutOffOf('2026-03-10', defaultCity).toISOString()).toBe('2026-03-09T20:00:00.000Z')
    expect(cutOffOf('2026-11-02', defaultCity).toISOString()).toBe('2026-10-30T20:00:00.000Z')
    expect(cutOffOf('2026-11-03', defaultCity).toISOString()).toBe('2026-11-02T21:00:00.000Z')
    expect(daysAt('2026-03-07T06:30:00Z').slice(0, 2)).toEqual(['2026-03-10', '2026-03-11'])
  })

  it('know February 29', () => {
    expect(daysAt('2028-02-28T15:00:00Z').slice(0, 2)).toEqual(['2028-02-29', '2028-03-01'])
    expect(cutOffOf('2028-03-01', defaultCity).toISOString()).toBe('2028-02-29T21:00:00.000Z')
  })

  it('begin with the city’s day, not the day in UTC', () =>
    expect(daysAt('2026-11-24T05:30:00Z')[0]).toBe('2026-11-25'))
})
