import { expect, it } from 'vitest'
import { clustersOf, type Spot } from './map-clusters.ts'

const at = (spot: Spot) => spot

it('groups what would overlap on the screen, and nothing else', () => {
  const [a, b, far] = [
    { x: 10, y: 10 },
    { x: 30, y: 25 },
    { x: 100, y: 10 },
  ]
  expect(clustersOf([a, b, far], { room: 40, at })).toEqual([[a, b], [far]])
  expect(clustersOf([a, b, far], { room: 5, at })).toEqual([[a], [b], [far]])
})

it('groups across the borders of its cells, also left of the screen', () => {
  const [a, b] = [
    { x: -2, y: 41 },
    { x: 3, y: 39 },
  ]
  expect(clustersOf([a, b], { room: 40, at })).toEqual([[a, b]])
})

it('keeps every item once', () => {
  const items = [...Array(500).keys()].map((i) => ({ x: (i * 37) % 400, y: (i * 91) % 300 }))
  const clusters = clustersOf(items, { room: 44, at })
  expect(new Set(clusters.flat()).size).toBe(500)
  expect(clusters.length).toBeLessThan(120)
})
