import { describe, expect, it } from 'vitest'
import { instantAt, isTimeZone, wallTimeAt } from './zoned-time.ts'

const chicago = 'America/Chicago'
const at = (text: string) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number)
  return instantAt({ year, month, day, hour, minute, second: 0 }, chicago).toISOString()
}

describe('the instant of a wall clock', () => {
  it.each([
    ['2026-01-15 09:00', '2026-01-15T15:00:00.000Z'],
    ['2026-07-15 09:00', '2026-07-15T14:00:00.000Z'],
    // Clocks go from 2:00 to 3:00 on March 8 and from 2:00 back to 1:00 on November 1, 2026.
    ['2026-03-08 01:59', '2026-03-08T07:59:00.000Z'],
    ['2026-03-08 02:30', '2026-03-08T08:30:00.000Z'],
    ['2026-03-08 03:00', '2026-03-08T08:00:00.000Z'],
    ['2026-11-01 00:59', '2026-11-01T05:59:00.000Z'],
    ['2026-11-01 01:30', '2026-11-01T06:30:00.000Z'],
    ['2026-11-01 02:00', '2026-11-01T08:00:00.000Z'],
  ])('%s in Chicago is %s', (wall, instant) => {
    expect(at(wall)).toBe(instant)
  })

  it('is the inverse of the wall time', () => {
    const instant = new Date('2026-11-20T18:30:15Z')
    expect(instantAt(wallTimeAt(instant, chicago), chicago)).toEqual(instant)
  })
})

it('knows the zones of the platform and no others', () => {
  expect(isTimeZone(chicago)).toBe(true)
  expect(isTimeZone('Central Standard Time')).toBe(false)
  expect(isTimeZone('')).toBe(false)
})
