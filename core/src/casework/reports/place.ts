import type { Geocoder } from '../../land/parcels/index.ts'
import { isAddressTyped, isInBox, type LatLng } from '../../land/parcels/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { mapCell } from '../requests/rules.ts'

export type Place = LatLng & {
  readonly area: string
  /** The nearest, of a position. */
  readonly address: string
}

interface TypedPlace {
  readonly address: string
  readonly position: LatLng | null
}

/** A place or address outside the city counts as none. */
export async function placeOf(
  context: Context,
  geocoder: Geocoder,
  { address, position }: TypedPlace,
): Promise<Place | null> {
  if (position) {
    if (!isInBox(position, context.city.map.box)) return null
    const near = await geocoder.nearest(context, position)
    return near && { ...position, area: near.area, address: near.address }
  }
  const found = await geocoder.find(context, address)
  return found.find((one) => isAddressTyped(address, one.address)) ?? null
}

export const placeColumns = (place: Place | null) => ({
  latitude: place?.latitude ?? null,
  longitude: place?.longitude ?? null,
  mapCell: place && mapCell(place),
  area: place?.area ?? null,
})
