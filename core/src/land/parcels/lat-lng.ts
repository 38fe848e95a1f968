/** Degrees, WGS 84. */
export interface LatLng {
  readonly latitude: number
  readonly longitude: number
}

/** Degrees. */
export interface Box {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}
