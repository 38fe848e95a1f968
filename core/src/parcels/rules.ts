/** A place in degrees, WGS 84. */
export interface LatLng {
  readonly latitude: number
  readonly longitude: number
}

/** A box of the map, in degrees. */
export interface Box {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/** Whether a place lies in the city's map box. */
export const isInBox = ({ latitude, longitude }: LatLng, box: Box): boolean =>
  latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east

/** Suggestions shown while an address is typed. */
export const mostAddresses = 7

/** From so many characters on an address is looked for. */
export const shortestAddressSearch = 3
