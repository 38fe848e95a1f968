/** GeoJSON order, in degrees. */
export type Point = readonly [longitude: number, latitude: number]

/** Each direction; a block lies between two of each. */
export const STREETS_EACH_WAY = 40

// A block of about 140 by 133 metres. The grid lies inside the city's map box.
const BLOCK_LONGITUDE = 0.0017
const BLOCK_LATITUDE = 0.0012
const CENTER: Point = [-88.29, 42.04]

/** To the decimetre, as precise as a map shows. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** Blocks from the grid's western and southern edge, with fractions. */
export const pointOf = (east: number, north: number): Point => [
  rounded(CENTER[0] + (east - (STREETS_EACH_WAY - 1) / 2) * BLOCK_LONGITUDE),
  rounded(CENTER[1] + (north - (STREETS_EACH_WAY - 1) / 2) * BLOCK_LATITUDE),
]

/** In blocks. */
export const distanceFromCenter = (east: number, north: number): number =>
  Math.hypot(east + 0.5 - (STREETS_EACH_WAY - 1) / 2, north + 0.5 - (STREETS_EACH_WAY - 1) / 2)
