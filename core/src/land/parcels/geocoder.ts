import type { Context } from '../../platform/kernel/context.ts'
import type { LatLng } from './rules.ts'

/** An address with its place, in degrees. */
export interface Address extends LatLng {
  readonly id: string
  /** House number and street, such as `150 Dexter Ct`. */
  readonly address: string
  readonly zip: string
  /** Its part of the city. */
  readonly area: string
}

/** Port: the place of an address, and the address of a place. */
export interface Geocoder {
  /** Addresses that a text may mean, the likeliest first. */
  find(context: Context, text: string): Promise<readonly Address[]>
  /** The nearest address; null where none is near. */
  nearest(context: Context, place: LatLng): Promise<Address | null>
}
