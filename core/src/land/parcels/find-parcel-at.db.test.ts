import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { findParcelAt } from './find-parcel-at.ts'
import { getMapLayer } from './map-layer.ts'
import { parcelsIn, rectangle } from './parcels.fixture.ts'
import type { Box } from './rules.ts'

const context = contextIn(await testDatabase())
const put = parcelsIn(context.database)
const at = (longitude: number, latitude: number) => findParcelAt(context, { latitude, longitude })

const west = -88.3
const south = 42.0

describe('the parcel at a place', () => {
  it('is the one whose outline has it, not its box', async () => {
    const edge = rectangle(west, south, west + 0.001, south + 0.001)
    const triangle = [edge[0], edge[1], edge[3], edge[0]].filter((one) => one !== undefined)
    const lower = await put({ outline: [[triangle]] })
    expect(await at(west + 0.0002, south + 0.0002)).toBe(lower)
    expect(await at(west + 0.0009, south + 0.0009)).toBeNull()
  })

  it('is not one that has a hole there, but one in the hole', async () => {
    const edge = rectangle(west, south + 0.01, west + 0.003, south + 0.013)
    const hole = rectangle(west + 0.001, south + 0.011, west + 0.002, south + 0.012)
    const around = await put({ outline: [[edge, hole]] })
    expect(await at(west + 0.0005, south + 0.0105)).toBe(around)
    expect(await at(west + 0.0015, south + 0.0115)).toBeNull()
    const inner = await put({ outline: [[hole]] })
    expect(await at(west + 0.0015, south + 0.0115)).toBe(inner)
  })

  it('is found in each part of one that lies on both sides of a path', async () => {
    const parts = [0, 0.002].map((east) => [
      rectangle(west + east, south + 0.02, west + east + 0.001, south + 0.021),
    ])
    const parted = await put({ outline: parts })
    expect(await at(west + 0.0005, south + 0.0205)).toBe(parted)
    expect(await at(west + 0.0025, south + 0.0205)).toBe(parted)
    expect(await at(west + 0.0015, south + 0.0205)).toBeNull()
  })

  it('is none that was retired, and none outside the city', async () => {
    const outline = [[rectangle(west, south + 0.03, west + 0.001, south + 0.031)]]
    await put({ outline, retiredAt: new Date('2026-11-01T00:00:00Z') })
    expect(await at(west + 0.0005, south + 0.0305)).toBeNull()
    await expect(at(-87.63, 41.88)).rejects.toThrow('Map.OutsideCity')
  })
})

describe('a window of the map', () => {
  const shown = async (box: Box) => {
    const layer = JSON.parse(await getMapLayer(context, box)) as {
      features: { id: string; geometry: { type: string } }[]
    }
    return layer.features
  }
  const box = (from: number, to: number): Box => ({
    west: west + from,
    east: west + to,
    south: south + 0.04,
    north: south + 0.041,
  })

  it('shows a parcel of which it has only a corner or the edge', async () => {
    const outline = [[rectangle(west + 0.001, south + 0.04, west + 0.002, south + 0.041)]]
    const id = await put({ outline })
    for (const window of [
      box(0, 0.001),
      box(0.0019, 0.003),
      box(0.002, 0.003),
      box(0.0012, 0.0013),
    ])
      expect((await shown(window)).map((one) => one.id)).toEqual([id])
    // Nearer than what the index tells apart.
    expect(await shown(box(0, 0.000_999_9))).toEqual([])
  })

  it('shows holes and several parts', async () => {
    const hole = rectangle(west + 0.0012, south + 0.0502, west + 0.0015, south + 0.0505)
    const edge = rectangle(west + 0.001, south + 0.05, west + 0.002, south + 0.051)
    const other = rectangle(west + 0.003, south + 0.05, west + 0.004, south + 0.051)
    await put({ outline: [[edge, hole], [other]] })
    const found = await shown({ ...box(0.003, 0.004), south: south + 0.05, north: south + 0.051 })
    expect(found.map(({ geometry }) => geometry)).toEqual([
      { type: 'Polygon', coordinates: [edge, hole] },
      { type: 'Polygon', coordinates: [other] },
    ])
  })
})
