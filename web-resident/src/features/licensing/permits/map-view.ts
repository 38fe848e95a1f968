import type { Box } from '@portal/core/parcels/rules'
import { type PermitSearch, searchHref } from './permit-search.ts'

const degrees = 4

/** `42.0312,-88.2914,42.0401,-88.2765`; null if it is no part of a map. */
function boxIn(text: string): Box | null {
  const sides = text.split(',').map(Number)
  const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN] = sides
  const isBox =
    sides.length === 4 &&
    south < north &&
    west < east &&
    south >= -90 &&
    north <= 90 &&
    west >= -180 &&
    east <= 180
  return isBox ? { south, west, north, east } : null
}

/** Of half a mile or so around the middle of the city, in degrees each way. */
const around = { latitude: 0.006, longitude: 0.009 } as const

/** The part of the map that a search by map begins with. */
export function viewOf(
  { view }: PermitSearch,
  [latitude, longitude]: readonly [number, number],
): Box {
  return (
    (view === undefined ? null : boxIn(view)) ??
    roundedBox({
      south: latitude - around.latitude,
      north: latitude + around.latitude,
      west: longitude - around.longitude,
      east: longitude + around.longitude,
    })
  )
}

/** Ten yards more or less are the same view, which the browser has already. */
export const roundedBox = ({ south, west, north, east }: Box): Box => ({
  south: Number(south.toFixed(degrees)),
  west: Number(west.toFixed(degrees)),
  north: Number(north.toFixed(degrees)),
  east: Number(east.toFixed(degrees)),
})

const moves = {
  closer: [0, 0, 0.5],
  wider: [0, 0, 2],
  north: [0.75, 0, 1],
  south: [-0.75, 0, 1],
  west: [0, -0.75, 1],
  east: [0, 0.75, 1],
} as const
export type ViewMove = keyof typeof moves
// Object.keys loses the constant's literal keys.
export const viewMoves = Object.keys(moves) as ViewMove[]

/** The same search of another part, for who does not move the map. */
export function movedHref({ south, west, north, east }: Box, move: ViewMove): string {
  const [up, right, size] = moves[move]
  const [height, width] = [north - south, east - west]
  const [middle, center] = [(south + north) / 2 + up * height, (west + east) / 2 + right * width]
  const box = roundedBox({
    south: middle - (height * size) / 2,
    north: middle + (height * size) / 2,
    west: center - (width * size) / 2,
    east: center + (width * size) / 2,
  })
  return searchHref({ by: 'map', view: [box.south, box.west, box.north, box.east].join(',') })
}
