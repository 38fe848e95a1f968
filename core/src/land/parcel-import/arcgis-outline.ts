import { isInOutline, type Position, type Ring } from '../parcels/rules.ts'
import { areaOf } from './read-outline.ts'

/** Of one part: its edge, then its holes. */
interface Part {
  readonly edge: Ring
  readonly holes: Ring[]
  readonly area: number
}

const isRing = (value: unknown): value is Ring =>
  Array.isArray(value) &&
  value.length >= 4 &&
  value.every(
    (position) =>
      Array.isArray(position) &&
      position.length >= 2 &&
      position.slice(0, 2).every((degrees) => typeof degrees === 'number'),
  )

/** About a decimeter, as the documentation asks of files. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

const plain = (ring: Ring): Ring =>
  ring.map(([longitude, latitude]): Position => [rounded(longitude), rounded(latitude)])

/** The smallest part around a ring: a pond of an island lies in the island, not in the lake around it. */
function partAround(ring: Ring, parts: readonly Part[]): Part | undefined {
  const [a, b] = ring
  if (!a || !b) return undefined
  // A corner may touch the edge, the middle of the first side hardly does.
  const middle = { longitude: (a[0] + b[0]) / 2, latitude: (a[1] + b[1]) / 2 }
  return parts
    .filter(({ edge }) => isInOutline(middle, [[edge]]))
    .toSorted((one, other) => one.area - other.area)[0]
}

/**
 * Esri's rings as a GeoJSON geometry. Edges run clockwise, holes against it, in any order, and a
 * hole does not say whose it is; a hole around which no edge lies is an edge that runs the wrong way.
 * What is no list of rings stays as it is, for the import to refuse.
 */
export function geometryOf(esri: unknown): unknown {
  // Any object has it, if only as undefined.
  const rings = (esri as { rings?: unknown } | null)?.rings
  if (!Array.isArray(rings) || rings.length === 0 || !rings.every(isRing)) return esri
  const whole = rings.map(plain)
  const parts = whole.flatMap((edge): Part[] => {
    const area = areaOf(edge)
    return area < 0 ? [{ edge: edge.toReversed(), holes: [], area: -area }] : []
  })
  const edges = [...parts]
  for (const ring of whole.filter((one) => areaOf(one) >= 0)) {
    const around = partAround(ring, edges)
    if (around) around.holes.push(ring.toReversed())
    else parts.push({ edge: ring, holes: [], area: areaOf(ring) })
  }
  const coordinates = parts.map(({ edge, holes }) => [edge, ...holes])
  return coordinates.length === 1
    ? { type: 'Polygon', coordinates: coordinates[0] }
    : { type: 'MultiPolygon', coordinates }
}
