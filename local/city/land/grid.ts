/** A point as GeoJSON has it: longitude, latitude, in degrees. */
export type Point = readonly [longitude: number, latitude: number]

/** Streets each way; a block lies between two of each. */
export const STREETS_EACH_WAY = 40

// About 140 by 133 metres: a block. The whole grid lies inside the city's map box, around its centre.
const BLOCK_LONGITUDE = 0.0017
const BLOCK_LATITUDE = 0.0012
const CENTER: Point = [-88.29, 42.04]

/** To the decimetre, which is as much as a map shows. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** The location of a point in the grid: blocks from its western and southern edge, with fractions. */
export const pointOf = (east: number, north: number): Point => [
  rounded(CENTER[0] + (east - (STREETS_EACH_WAY - 1) / 2) * BLOCK_LONGITUDE),
  rounded(CENTER[1] + (north - (STREETS_EACH_WAY - 1) / 2) * BLOCK_LATITUDE),
]

/** How far a block lies from the middle of the town, in blocks. */
export const distanceFromCenter = (east: number, north: number): number =>
  Math.hypot(east + 0.5 - (STREETS_EACH_WAY - 1) / 2, north + 0.5 - (STREETS_EACH_WAY - 1) / 2)
