import Holidays from 'date-holidays'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '../../platform/kernel/days.ts'
import { delayOf, holidaysOf, type PickupHoliday } from './holidays.ts'
import { weekdayOf, weekOf } from './weeks.ts'

const years = Array.from({ length: 31 }, (_, i) => String(2020 + i))

/** As the independent library calls them. */
const theirs: Readonly<Record<string, PickupHoliday>> = {
  "New Year's Day": 'newYear',
  'Memorial Day': 'memorial',
  'Independence Day': 'independence',
  'Labor Day': 'labor',
  'Thanksgiving Day': 'thanksgiving',
  'Christmas Day': 'christmas',
}

const library = new Holidays('US')

/** The six by the library, without the days on which offices are closed in their place. */
const byYear = new Map(
  [...years, '2019', '2051'].map((year) => [
    year,
    library
      .getHolidays(Number(year))
      .filter((one) => one.name in theirs && !one.substitute)
      .map((one) => ({ day: one.date.slice(0, 10), key: theirs[one.name] })),
  ]),
)
const known = (year: string) => byYear.get(year) ?? []

describe('the six holidays', () => {
  it.each(years)('of %s are those of an independent library', (year) => {
    expect(holidaysOf(year).toSorted((a, b) => a.day.localeCompare(b.day))).toEqual(known(year))
  })
})

/** The rule once more, from the library's days alone: the delay of each day of a year. */
function expectedDelay(day: string): string {
  const week = weekOf(day)
  const holidays = [week, daysAfter(week, 6)]
    .flatMap((one) => known(one.slice(0, 4)))
    .map((one) => one.day)
    .filter((one) => weekOf(one) === week && ![0, 6].includes(weekdayOf(one)))
  return holidays.some((holiday) => holiday <= day) ? daysAfter(day, 1) : day
}

const daysOf = (year: string) =>
  Array.from({ length: 366 }, (_, i) => daysAfter(`${year}-01-01`, i)).filter((day) =>
    day.startsWith(year),
  )

describe('every day', () => {
  it.each(years)('of %s has its delay', (year) => {
    const differing = daysOf(year).filter(
      (day) => (delayOf(day, [])?.on ?? day) !== expectedDelay(day),
    )
    expect(differing).toEqual([])
  })
})

const moved = (day: string) => delayOf(day, [])?.on ?? day

it('moves that day and those after it in its week, and the next week is as usual', () => {
  // Thanksgiving 2026 is Thursday, November 26.
  const days = ['11-23', '11-24', '11-25', '11-26', '11-27', '11-30'].map((one) => `2026-${one}`)
  expect(days.map(moved)).toEqual(
    ['11-23', '11-24', '11-25', '11-27', '11-28', '11-30'].map((one) => `2026-${one}`),
  )
})

it('counts New Year’s Day in a week that begins in the old year', () => {
  // Friday, January 1, 2027; the week begins on December 27.
  expect(moved('2026-12-31')).toBe('2026-12-31')
  expect(moved('2027-01-01')).toBe('2027-01-02')
  // Wednesday, January 1, 2025: of that week, days of both years.
  expect(['2024-12-31', '2025-01-01', '2025-01-03'].map(moved)).toEqual([
    '2024-12-31',
    '2025-01-02',
    '2025-01-04',
  ])
})

it('is not moved by a holiday on a weekend', () => {
  // Saturday, July 4, 2026, and Sunday, July 4, 2027.
  for (const day of ['2026-07-02', '2026-07-03', '2026-07-06', '2027-07-05'])
    expect(moved(day)).toBe(day)
})

describe('a holiday that staff added', () => {
  const added = (day: string) => ({ day, name: 'Day of Mourning', nameEs: 'Día de luto' })

  it('moves pickups from its day on', () => {
    expect(delayOf('2026-11-18', [added('2026-11-18')])).toMatchObject({ on: '2026-11-19' })
    expect(delayOf('2026-11-17', [added('2026-11-18')])).toBeNull()
  })

  it('the day after another one takes pickups one day further', () => {
    // Friday after Thanksgiving.
    expect(delayOf('2026-11-26', [added('2026-11-27')])?.on).toBe('2026-11-28')
  })

  it('on the day of one of the six counts once', () => {
    expect(delayOf('2026-11-26', [added('2026-11-26')])?.on).toBe('2026-11-27')
  })
})
