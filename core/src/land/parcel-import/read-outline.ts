import {
  boxOf,
  isInBox,
  isInOutline,
  type Box,
  type Outline,
  type Position,
  type Ring,
} from '../parcels/rules.ts'
import type { ParcelRowErrorCode } from './columns.ts'

const maxPoints = 5000

type Read = { readonly outline: Outline } | { readonly error: ParcelRowErrorCode }

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.slice(0, 2).every((degrees) => typeof degrees === 'number' && Number.isFinite(degrees))

const listOf = (value: unknown): readonly unknown[] | null => (Array.isArray(value) ? value : null)

/** Without heights; null if it is no ring of positions. */
function ringOf(value: unknown): Ring | null {
  const positions = listOf(value)
  if (!positions?.every(isPosition)) return null
  return positions.map(([longitude, latitude]) => [longitude, latitude])
}

function outlineOf(geometry: unknown): Outline | null {
  if (typeof geometry !== 'object' || geometry === null) return null
  // Any object has these, if only as undefined.
  const { type, coordinates } = geometry as { type?: unknown; coordinates?: unknown }
  const parts =
    type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? listOf(coordinates) : null
  if (!parts || parts.length === 0) return null
  const outline: Ring[][] = []
  for (const part of parts) {
    const rings = listOf(part)?.map(ringOf)
    if (!rings || rings.length === 0) return null
    const whole = rings.filter((ring) => ring !== null)
    if (whole.length < rings.length) return null
    outline.push(whole)
  }
  return outline
}

const isClosed = (ring: Ring): boolean => {
  const [first, last] = [ring[0], ring.at(-1)]
  return ring.length >= 4 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
}

/** Twice the signed area of a triangle: its sign is the side on which `c` lies. */
const side = (a: Position, b: Position, c: Position): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

const isOpposite = (one: number, other: number): boolean =>
  (one > 0 && other < 0) || (one < 0 && other > 0)

type Segment = readonly [from: Position, to: Position]

/** Touching is no crossing: holes may touch the edge, and parts may share a corner. */
const cross = ([a, b]: Segment, [c, d]: Segment): boolean =>
  isOpposite(side(a, b, c), side(a, b, d)) && isOpposite(side(c, d, a), side(c, d, b))

const westOf = ([from, to]: Segment): number => Math.min(from[0], to[0])
const eastOf = ([from, to]: Segment): number => Math.max(from[0], to[0])

/** Compares only segments that lie above each other, from west to east. */
export function crossesItself(rings: readonly Ring[]): boolean {
  const segments = rings
    .flatMap((ring) => ring.slice(1).map((to, at): Segment => [ring[at] ?? to, to]))
    .toSorted((one, other) => westOf(one) - westOf(other))
  return segments.some((one, at) => {
    const east = eastOf(one)
    for (let next = at + 1; next < segments.length; next++) {
      const other = segments[next]
      if (!other || westOf(other) > east) return false
      if (cross(one, other)) return true
    }
    return false
  })
}

/** In square degrees; below 0 for a ring that runs clockwise. */
export function areaOf(ring: Ring): number {
  const [origin] = ring
  if (!origin) return 0
  return ring.slice(1).reduce((sum, to, at) => sum + side(origin, ring[at] ?? to, to), 0) / 2
}

/** Less than about a square decimeter. */
const noArea = 1e-12

const isHoleInside = ([edge = [], ...holes]: readonly Ring[]): boolean =>
  holes.every((hole) => {
    // A corner may touch the edge, the middle of the first side hardly does.
    const [a, b] = hole
    if (!a || !b) return false
    const middle = { longitude: (a[0] + b[0]) / 2, latitude: (a[1] + b[1]) / 2 }
    return isInOutline(middle, [[edge]])
  })

/** Of a parcel's GeoJSON geometry (RFC 7946), with what is wrong first. */
export function readOutline(geometry: unknown, city: Box): Read {
  const outline = outlineOf(geometry)
  if (!outline) return { error: 'not-an-outline' }
  const rings = outline.flat()
  if (rings.reduce((sum, ring) => sum + ring.length, 0) > maxPoints)
    return { error: 'too-many-points' }
  if (!rings.every(isClosed)) return { error: 'not-closed' }
  const { south, north, west, east } = boxOf(outline)
  if (!isInBox({ latitude: (south + north) / 2, longitude: (west + east) / 2 }, city))
    return { error: 'outside-city' }
  if (outline.some(crossesItself)) return { error: 'crosses-itself' }
  if (rings.some((ring) => Math.abs(areaOf(ring)) < noArea)) return { error: 'no-area' }
  return outline.every(isHoleInside) ? { outline } : { error: 'hole-outside' }
}

/** A place in the outline, for the pin: its middle, or what lies inside on the same latitude. */
export function placeIn(outline: Outline): {
  readonly latitude: number
  readonly longitude: number
} {
  const { south, north, west, east } = boxOf(outline)
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  if (isInOutline(middle, outline)) return middle
  const steps = 64
  for (let step = 1; step < steps; step++) {
    const place = { ...middle, longitude: west + ((east - west) * step) / steps }
    if (isInOutline(place, outline)) return place
  }
  const [longitude, latitude] = outline[0]?.[0]?.[0] ?? [middle.longitude, middle.latitude]
  return { latitude, longitude }
}
