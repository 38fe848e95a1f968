import { describe, expect, it } from 'vitest'
import { boxOf, isInOutline, type Outline, type Ring } from './outline.ts'

const square = (west: number, south: number, size: number): Ring => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]
const at = (longitude: number, latitude: number) => ({ longitude, latitude })

describe('an outline', () => {
  const whole: Outline = [[square(0, 0, 10)]]
  const holed: Outline = [[square(0, 0, 10), square(4, 4, 2)]]
  const parted: Outline = [[square(0, 0, 10)], [square(20, 0, 10), square(24, 4, 2)]]

  it.each([
    ['whole', whole, at(5, 5), true],
    ['whole', whole, at(11, 5), false],
    ['whole', whole, at(5, -1), false],
    ['holed', holed, at(1, 5), true],
    ['holed', holed, at(5, 5), false],
    ['parted', parted, at(5, 5), true],
    ['parted', parted, at(15, 5), false],
    ['parted', parted, at(21, 1), true],
    ['parted', parted, at(25, 5), false],
  ])('that is %s', (_name, outline, place, isInside) => {
    expect(isInOutline(place, outline)).toBe(isInside)
  })

  it('of a letter C has the bay outside', () => {
    const c: Outline = [
      [
        [
          [0, 0],
          [10, 0],
          [10, 2],
          [2, 2],
          [2, 8],
          [10, 8],
          [10, 10],
          [0, 10],
          [0, 0],
        ],
      ],
    ]
    expect(isInOutline(at(1, 5), c)).toBe(true)
    expect(isInOutline(at(5, 5), c)).toBe(false)
    expect(isInOutline(at(9, 9), c)).toBe(true)
  })

  it('shares an edge with its neighbor, and a place on it is in one of them', () => {
    const neighbor: Outline = [[square(10, 0, 10)]]
    expect([whole, neighbor].filter((one) => isInOutline(at(10, 5), one))).toHaveLength(1)
  })

  it('lies in the box of all its parts', () => {
    expect(boxOf(parted)).toEqual({ south: 0, north: 10, west: 0, east: 30 })
  })
})
