export { getAddressAt, parcelGeocoder, searchAddresses } from './find-addresses.ts'
export type { Address, Geocoder } from './geocoder.ts'
export { getMapLayer } from './map-layer.ts'
