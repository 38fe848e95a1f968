export { isAddressTyped } from './address-text.ts'

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

/** Whether a place is in the city's map box. */
export const isInBox = ({ latitude, longitude }: LatLng, box: Box): boolean =>
  latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east

/** Suggestions shown while an address is typed. */
export const maxAddresses = 7

/** The search for addresses starts at this many characters. */
export const shortestAddressSearch = 3

/** How maps of the city are shown (spec, resident section 9). */
export const mapView = {
  zoom: 17,
  minZoom: 10,
  maxZoom: 21,
  /** Below it a map asks to be looked at more closely. */
  noticeBelow: 17,
  noticeDebounceMs: 300,
  /** Parcels are drawn at a scale of one to this, or closer. */
  layerScale: 8500,
  /** A report's map begins here. */
  reportZoom: 15,
} as const

/** One to this at the equator on a screen of 96 dots per inch, where the world is one tile. */
const worldScale = 591_657_551

/** The scale of a web map: one to this. */
export const scaleOf = (zoom: number, latitude: number): number =>
  (worldScale * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom
