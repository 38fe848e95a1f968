import { describe, expect, it } from 'vitest'
import { daysAfter } from '../../platform/kernel/days.ts'
import type { PickupRule } from './pickup-rule.ts'
import { rule } from './pickup-rules.fixture.ts'
import { type Pickup, pickupsBetween } from './pickups.ts'
import { weekdayOf } from './weeks.ts'

const wednesday = { weekday: 3, district: 'A' }
const thursday = { weekday: 4, district: 'B' }

const daysOf = (
  service: Pickup['service'],
  from: string,
  to: string,
  rules: readonly PickupRule[] = [],
  place = wednesday,
) =>
  pickupsBetween(place, rules, from, to)
    .filter((pickup) => pickup.service === service)
    .map(({ on }) => on)

describe('without any rule of the city', () => {
  it('garbage and recycling come every week, leaf bags from October 1 to November 30', () => {
    expect(daysOf('garbage', '2026-10-01', '2026-10-31')).toEqual([
      '2026-10-07',
      '2026-10-14',
      '2026-10-21',
      '2026-10-28',
    ])
    expect(daysOf('recycling', '2026-10-01', '2026-10-31')).toHaveLength(4)
    const leaves = daysOf('leaf-bags', '2026-01-01', '2026-12-31')
    expect([leaves[0], leaves.at(-1)]).toEqual(['2026-10-07', '2026-11-25'])
  })

  it('each week of every year has its one pickup of garbage, also when the clocks change', () => {
    for (let year = 2020; year <= 2050; year++) {
      const pickups = pickupsBetween(thursday, [], `${year}-01-01`, `${year}-12-31`)
      const garbage = pickups.filter(({ service }) => service === 'garbage')
      const regular = garbage.map(({ regularOn }) => regularOn)
      expect(regular.every((day) => weekdayOf(day) === 4)).toBe(true)
      expect(regular.slice(1).every((day, i) => day === daysAfter(regular[i] ?? '', 7))).toBe(true)
      expect([52, 53]).toContain(garbage.length)
    }
  })

  it('a leap year has its February 29', () => {
    expect(daysOf('garbage', '2028-02-28', '2028-03-01', [], { ...wednesday, weekday: 2 })).toEqual(
      ['2028-02-29'],
    )
  })

  it('comes to no place whose day is not known', () => {
    expect(pickupsBetween({ weekday: null, district: '' }, [], '2026-01-01', '2026-12-31')).toEqual(
      [],
    )
  })
})

describe('a season', () => {
  const leaves = rule({
    kind: 'season',
    service: 'leaf-bags',
    fromDay: '2026-10-15',
    toDay: '2026-12-08',
  })

  it('replaces the built-in one in its year, and not in another', () => {
    const found = daysOf('leaf-bags', '2026-01-01', '2026-12-31', [leaves])
    expect([found[0], found.at(-1)]).toEqual(['2026-10-21', '2026-12-02'])
    expect(daysOf('leaf-bags', '2027-01-01', '2027-12-31', [leaves])[0]).toBe('2027-10-06')
  })

  it('of a district counts there in place of the city’s', () => {
    const own = rule({ ...leaves, district: 'A', toDay: '2026-11-15' })
    expect(daysOf('leaf-bags', '2026-01-01', '2026-12-31', [leaves, own]).at(-1)).toBe('2026-11-11')
    const other = daysOf('leaf-bags', '2026-01-01', '2026-12-31', [leaves, own], thursday)
    expect(other.at(-1)).toBe('2026-12-03')
  })

  it('every other week is counted from its first week, over the end of a year', () => {
    const recycling = rule({
      kind: 'season',
      service: 'recycling',
      fromDay: '2026-12-01',
      toDay: '2027-02-01',
      everyWeeks: 2,
    })
    expect(daysOf('recycling', '2026-12-01', '2027-01-31', [recycling])).toEqual([
      '2026-12-02',
      '2026-12-16',
      '2026-12-30',
      '2027-01-13',
      '2027-01-27',
    ])
  })

  it('with a weekday of its own is not moved by holidays if it does not follow them', () => {
    const street = rule({
      kind: 'season',
      service: 'street-leaves',
      district: 'A',
      fromDay: '2026-10-27',
      toDay: '2026-12-04',
      weekday: 4,
      followsHolidays: false,
    })
    const thanksgiving = rule({
      kind: 'exception',
      service: 'street-leaves',
      fromDay: '2026-11-26',
      movedTo: '2026-11-28',
    })
    const week = ['2026-11-22', '2026-11-29'] as const
    expect(daysOf('street-leaves', ...week, [street])).toEqual(['2026-11-26'])
    expect(daysOf('street-leaves', ...week, [street, thanksgiving])).toEqual(['2026-11-28'])
    // Elsewhere in the city there is none.
    expect(daysOf('street-leaves', ...week, [street], thursday)).toEqual([])
  })
})

describe('an exception', () => {
  it('moves what is due on its day, also where a holiday brought it there', () => {
    const storm = rule({ kind: 'exception', fromDay: '2026-11-27', movedTo: '2026-11-30' })
    const week = ['2026-11-22', '2026-12-02'] as const
    expect(daysOf('garbage', ...week, [storm], thursday)).toEqual(['2026-11-30'])
    // Wednesday's route is not on that day.
    expect(daysOf('garbage', ...week, [storm])).toEqual(['2026-11-25', '2026-12-02'])
  })

  it('without a day falls out, and still stands on its day', () => {
    const none = rule({ kind: 'exception', service: 'recycling', fromDay: '2026-11-18' })
    const pickups = pickupsBetween(wednesday, [none], '2026-11-18', '2026-11-18')
    expect(pickups.map(({ service, on }) => [service, on])).toEqual([
      ['garbage', '2026-11-18'],
      ['recycling', null],
      ['leaf-bags', '2026-11-18'],
    ])
  })

  it('of another district changes nothing', () => {
    const other = rule({ kind: 'exception', district: 'C', fromDay: '2026-11-18' })
    expect(daysOf('garbage', '2026-11-18', '2026-11-18', [other])).toEqual(['2026-11-18'])
  })
})
