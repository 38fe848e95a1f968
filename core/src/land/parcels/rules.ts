import type { Box, LatLng } from './lat-lng.ts'

export { isAddressTyped, readAddress } from './address-text.ts'
export type { Box, LatLng } from './lat-lng.ts'
export type { Outline, Position, Ring } from './outline.ts'
export { boxOf, isInOutline } from './outline.ts'

export const isInBox = ({ latitude, longitude }: LatLng, box: Box): boolean =>
  latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east

export const maxAddresses = 7

/** Min characters. */
export const shortestAddressSearch = 3

/** Spec, resident section 9. */
export const mapView = {
  zoom: 17,
  minZoom: 10,
  maxZoom: 21,
  /** Below it a map asks to zoom in. */
  noticeBelow: 17,
  noticeDebounceMs: 300,
  /** Parcels are drawn at 1 to this, or closer. */
  layerScale: 8500,
  reportZoom: 15,
} as const

/** 1 to this at the equator on a 96 dpi screen, where the world is one tile. */
const worldScale = 591_657_551

/** 1 to this. */
export const scaleOf = (zoom: number, latitude: number): number =>
  (worldScale * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom
