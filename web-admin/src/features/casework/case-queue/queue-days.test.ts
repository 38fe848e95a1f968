import { expect, it } from 'vitest'
import { daysUntil } from './queue-days.ts'

const zone = 'America/Chicago'
const evening = new Date('2026-03-08T04:30:00Z')

it('counts days of the city’s calendar, not of 24 hours', () => {
  // 10:30 PM on March 7 in Chicago, the night before clocks change.
  expect(daysUntil('2026-03-08T04:59:00Z', zone, evening)).toBe(0)
  expect(daysUntil('2026-03-08T06:00:00Z', zone, evening)).toBe(1)
  expect(daysUntil('2026-03-09T05:00:00Z', zone, evening)).toBe(2)
  expect(daysUntil('2026-03-06T12:00:00Z', zone, evening)).toBe(-1)
})
