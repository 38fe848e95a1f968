import type { Context } from '../../platform/kernel/context.ts'
import type { LatLng } from './rules.ts'

/** An address with its place, in degrees. */
export interface Address extends LatLng {
  readonly id: string
  /** House number and street, such as `150 Dexter Ct`. */
  readonly address: string
  readonly zip: string
  /** The part of the city in which it lies. */
  readonly area: string
}

/** Port: where an address lies, and what address lies somewhere. */
export interface Geocoder {
  /** Addresses that a text may mean, the likeliest first. */
  find(context: Context, text: string): Promise<readonly Address[]>
  /** The nearest address; null where none is near. */
  nearest(context: Context, place: LatLng): Promise<Address | null>
}
