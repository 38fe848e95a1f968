import { expect, it } from 'vitest'
import { categoryFacts, dueAtOf, targetDaysOf } from './rules.ts'

const city = { timeZone: 'America/Chicago', targetDays: { graffiti: 5 }, holidays: [] }
/** A Friday, noon in the city. */
const friday = new Date('2026-11-20T18:00:00Z')
const thanksgiving = [
  { day: '2026-11-26', name: 'Thanksgiving' },
  { day: '2026-11-27', name: 'Day after Thanksgiving' },
]

it('a report is due at the end of its last working day', () => {
  expect(dueAtOf(city, 'graffiti', friday)).toEqual(new Date('2026-11-27T23:00:00Z'))
})

it('holidays are no working days', () => {
  expect(dueAtOf({ ...city, holidays: thanksgiving }, 'graffiti', friday)).toEqual(
    new Date('2026-12-01T23:00:00Z'),
  )
})

it('a holiday on a weekend changes nothing', () => {
  const holidays = [{ day: '2026-11-21', name: 'A Saturday' }]
  expect(dueAtOf({ ...city, holidays }, 'graffiti', friday)).toEqual(
    new Date('2026-11-27T23:00:00Z'),
  )
})

it('the city’s own target counts in place of the usual one, also none', () => {
  expect(targetDaysOf({ targetDays: {} }, 'graffiti')).toBe(categoryFacts('graffiti').targetDays)
  expect(targetDaysOf({ targetDays: { graffiti: 1 } }, 'graffiti')).toBe(1)
  expect(dueAtOf({ ...city, targetDays: { graffiti: 1 } }, 'graffiti', friday)).toEqual(
    new Date('2026-11-23T23:00:00Z'),
  )
  expect(dueAtOf({ ...city, targetDays: { graffiti: null } }, 'graffiti', friday)).toBeNull()
})
