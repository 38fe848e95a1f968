import { describe, expect, it } from 'vitest'
import { isInOutline } from '../parcels/rules.ts'
import { placeIn, readOutline } from './read-outline.ts'

const city = { south: 40, north: 45, west: -90, east: -85 }
const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]
const polygon = (...coordinates: unknown[]) => ({ type: 'Polygon', coordinates })
const whole = square(-88, 42, 0.01)

describe('an outline', () => {
  it.each([
    ['whole', polygon(whole)],
    ['with a hole', polygon(whole, square(-87.996, 42.004, 0.002))],
    ['with a hole at its edge', polygon(whole, square(-88, 42.004, 0.002))],
    ['in two parts', { type: 'MultiPolygon', coordinates: [[whole], [square(-87, 42, 0.01)]] }],
    ['with heights', polygon(whole.map((point) => [...point, 230]))],
  ])('%s is read', (_what, geometry) => {
    expect(readOutline(geometry, city)).toHaveProperty('outline')
  })

  it.each([
    ['null', null, 'not-an-outline'],
    ['a point', { type: 'Point', coordinates: [-88, 42] }, 'not-an-outline'],
    ['words', polygon([['a', 'b']]), 'not-an-outline'],
    ['nothing', polygon(), 'not-an-outline'],
    ['an open ring', polygon(whole.slice(0, 4)), 'not-closed'],
    ['two points', polygon([whole[0], whole[1], whole[0]]), 'not-closed'],
    ['a bow tie', polygon([whole[0], whole[2], whole[1], whole[3], whole[0]]), 'crosses-itself'],
    ['a hole across the edge', polygon(whole, square(-87.995, 42.004, 0.02)), 'crosses-itself'],
    ['a hole outside', polygon(whole, square(-87.5, 42.004, 0.002)), 'hole-outside'],
    ['a line', polygon([whole[0], whole[1], whole[0], whole[0]]), 'no-area'],
    ['meters', polygon(square(310_000, 4_650_000, 30)), 'outside-city'],
    ['another city', polygon(square(-70, 42, 0.01)), 'outside-city'],
    ['too many points', polygon(Array.from({ length: 5001 }, () => [-88, 42])), 'too-many-points'],
  ])('of %s is refused', (_what, geometry, error) => {
    expect(readOutline(geometry, city)).toEqual({ error })
  })

  it('that crosses itself among thousands of sides is found', () => {
    const circle = Array.from({ length: 4000 }, (_, at) => {
      const angle = (at / 4000) * 2 * Math.PI
      return [-88 + Math.cos(angle) / 100, 42 + Math.sin(angle) / 100]
    })
    const closed = [...circle, circle[0]]
    expect(readOutline(polygon(closed), city)).toHaveProperty('outline')
    const swapped = closed.with(1000, closed[1010]).with(1010, closed[1000])
    expect(readOutline(polygon(swapped), city)).toEqual({ error: 'crosses-itself' })
  })

  it('has its pin inside, also around a hole in the middle', () => {
    const read = readOutline(polygon(whole, square(-87.996, 42.004, 0.002)), city)
    if ('error' in read) throw new Error(read.error)
    expect(isInOutline(placeIn(read.outline), read.outline)).toBe(true)
  })
})
