import type { LatLng } from '../../land/parcels/rules.ts'

const cellsPerDegree = 1000
const columns = 360 * cellsPerDegree

const row = (latitude: number): number => Math.floor((latitude + 90) * cellsPerDegree)
const column = (longitude: number): number => Math.floor((longitude + 180) * cellsPerDegree)

/** A square of 111 by about 83 meters: an index finds neighbors without a spatial extension. */
export const mapCell = ({ latitude, longitude }: LatLng): number =>
  row(latitude) * columns + column(longitude)

/** The nine cells that cover 80 meters around a place. */
export function cellsAround({ latitude, longitude }: LatLng): readonly number[] {
  const near = [-1, 0, 1]
  return near.flatMap((up) =>
    near.map((right) => (row(latitude) + up) * columns + column(longitude) + right),
  )
}

const metersPerDegree = 111_195

/** Flat: exact to a thousandth within a city. */
export function metersBetween(a: LatLng, b: LatLng): number {
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180)
  const north = (a.latitude - b.latitude) * metersPerDegree
  const east = (a.longitude - b.longitude) * metersPerDegree * Math.cos(middle)
  return Math.hypot(north, east)
}
