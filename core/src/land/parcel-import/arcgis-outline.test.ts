import { describe, expect, it } from 'vitest'
import { geometryOf } from './arcgis-outline.ts'

/** As Esri writes an edge: clockwise. */
const edge = (west: number, south: number, size: number) => [
  [west, south],
  [west, south + size],
  [west + size, south + size],
  [west + size, south],
  [west, south],
]
const hole = (west: number, south: number, size: number) => edge(west, south, size).toReversed()
/** As GeoJSON has them: edges against the clock, holes with it. */
const [turned, turnedHole] = [hole, edge]

describe('rings of Esri', () => {
  it.each([
    ['one lot', [edge(0, 0, 8)], { type: 'Polygon', coordinates: [turned(0, 0, 8)] }],
    [
      // As koop sends it: the hole before its edge.
      'a hole before its edge',
      [hole(2, 2, 1), edge(0, 0, 8)],
      { type: 'Polygon', coordinates: [turned(0, 0, 8), turnedHole(2, 2, 1)] },
    ],
    [
      'two parts, each with a hole',
      [edge(0, 0, 8), edge(10, 0, 8), hole(12, 2, 1), hole(2, 2, 1)],
      {
        type: 'MultiPolygon',
        coordinates: [
          [turned(0, 0, 8), turnedHole(2, 2, 1)],
          [turned(10, 0, 8), turnedHole(12, 2, 1)],
        ],
      },
    ],
    [
      'an island in a lake, with a pond of its own',
      [edge(0, 0, 8), hole(1, 1, 6), edge(2, 2, 4), hole(3, 3, 1)],
      {
        type: 'MultiPolygon',
        coordinates: [
          [turned(0, 0, 8), turnedHole(1, 1, 6)],
          [turned(2, 2, 4), turnedHole(3, 3, 1)],
        ],
      },
    ],
    [
      'an edge that runs the wrong way',
      [hole(0, 0, 8)],
      { type: 'Polygon', coordinates: [turned(0, 0, 8)] },
    ],
    [
      'more digits than a lot needs',
      [edge(0, 0, 0.123_456_789)],
      { type: 'Polygon', coordinates: [turned(0, 0, 0.123_457)] },
    ],
  ])('of %s become a geometry', (_what, rings, geometry) => {
    expect(geometryOf({ rings })).toEqual(geometry)
  })

  it.each([
    ['null', null],
    ['no rings', { rings: [] }],
    [
      'curves',
      {
        curveRings: [
          [
            [0, 0],
            {
              c: [
                [1, 1],
                [2, 2],
              ],
            },
          ],
        ],
      },
    ],
    [
      'a ring that is too short',
      {
        rings: [
          [
            [0, 0],
            [1, 1],
          ],
        ],
      },
    ],
  ])('that are %s stay for the import to refuse', (_what, esri) => {
    expect(geometryOf(esri)).toBe(esri)
  })
})
