import type { Box, LatLng } from './lat-lng.ts'

/** GeoJSON order, in degrees. */
export type Position = readonly [longitude: number, latitude: number]

/** Closed: its last position repeats its first. */
export type Ring = readonly Position[]

/** GeoJSON MultiPolygon coordinates: of each part its edge, then its holes (RFC 7946). */
export type Outline = readonly (readonly Ring[])[]

export function boxOf(outline: Outline): Box {
  const box = {
    south: Number.POSITIVE_INFINITY,
    north: Number.NEGATIVE_INFINITY,
    west: Number.POSITIVE_INFINITY,
    east: Number.NEGATIVE_INFINITY,
  }
  // Holes lie within the edge.
  for (const [edge = []] of outline)
    for (const [longitude, latitude] of edge) {
      box.south = Math.min(box.south, latitude)
      box.north = Math.max(box.north, latitude)
      box.west = Math.min(box.west, longitude)
      box.east = Math.max(box.east, longitude)
    }
  return box
}

/** Whether a line from the place to the east crosses the ring an odd number of times. */
function isInRing({ latitude, longitude }: LatLng, ring: Ring): boolean {
  let isInside = false
  let [x1, y1] = ring.at(-1) ?? [0, 0]
  for (const [x2, y2] of ring) {
    // Half open: a corner counts for one of its two sides.
    if (
      y1 > latitude !== y2 > latitude &&
      longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1
    )
      isInside = !isInside
    x1 = x2
    y1 = y2
  }
  return isInside
}

/** Not in a hole. */
export const isInOutline = (place: LatLng, outline: Outline): boolean =>
  outline.some(
    ([edge = [], ...holes]) =>
      isInRing(place, edge) && !holes.some((hole) => isInRing(place, hole)),
  )
