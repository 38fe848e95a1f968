import type { Context } from '../../platform/kernel/context.ts'
import type { LatLng } from './rules.ts'

export interface Address extends LatLng {
  readonly id: string
  /** House number and street, such as `150 Dexter Ct`. */
  readonly address: string
  readonly zip: string
  /** Part of the city. */
  readonly area: string
}

export interface Geocoder {
  /** Best match first. */
  find(context: Context, text: string): Promise<readonly Address[]>
  /** Null if none is near. */
  nearest(context: Context, place: LatLng): Promise<Address | null>
}
