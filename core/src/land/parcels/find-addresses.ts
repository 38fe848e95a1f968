import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { readAddress } from './address-text.ts'
import type { Address, Geocoder } from './geocoder.ts'
import { parcels, streets } from './parcels.sql.ts'
import { isInBox, type LatLng, maxAddresses, shortestAddressSearch } from './rules.ts'

/** About 300 meters; no address beyond that. */
const nearDegrees = 0.003

const address =
  (): SQL => sql`parcels.id, parcels.street_number || ' ' || parcels.street_name || ' ' ||
  parcels.street_suffix || coalesce(' ' || parcels.unit, '') as address, parcels.zip,
  parcels.latitude, parcels.longitude, parcels.leaf_district as area`

/**
 * `likely`: streets that a text may mean, by their own or another name, with their likeness; some
 * thousand for an empty text. `portal_streets_like` is in migration 0076.
 */
export const likelyStreets = (street: string): SQL =>
  street === ''
    ? sql`likely as (
        select distinct name, suffix, 1::real as likeness from ${streets} order by name, suffix limit 1000)`
    : sql`likely as materialized (select * from portal_streets_like(${street}))`

/** From the city's own parcels. */
export const parcelGeocoder: Geocoder = {
  async find({ database }, text) {
    const { number, street } = readAddress(text)
    if (street.length + (number?.length ?? 0) < shortestAddressSearch) return []
    const rows = await database.rows<Row>(sql`
      with ${likelyStreets(street)}
      select ${address()}
      from likely join ${parcels} on parcels.street_name = likely.name
        and parcels.street_suffix = likely.suffix
      where parcels.retired_at is null
        and (${number}::text is null or parcels.street_number::text like ${`${number ?? ''}%`})
      order by likely.likeness desc, length(parcels.street_number::text), parcels.street_number,
        parcels.street_name, parcels.unit nulls first
      limit ${maxAddresses}`)
    return rows
  },
  async nearest({ database }, { latitude, longitude }) {
    const rows = await database.rows<Row>(sql`
      select ${address()} from ${parcels}
      where retired_at is null
        and latitude between ${latitude - nearDegrees}::float8 and ${latitude + nearDegrees}::float8
        and longitude between ${longitude - nearDegrees}::float8 and ${longitude + nearDegrees}::float8
      order by (latitude - ${latitude}::float8) ^ 2
        + ((longitude - ${longitude}::float8) * cos(radians(${latitude}::float8))) ^ 2, id
      limit 1`)
    return rows[0] ?? null
  },
}

type Row = Address & Record<string, unknown>

/** Best match first; none for fewer than 3 characters. */
export const searchAddresses = (
  context: Context,
  geocoder: Geocoder,
  text: string,
): Promise<readonly Address[]> => geocoder.find(context, text)

/** Null if none is near. @throws invalid for a place outside the city. */
export async function getAddressAt(
  context: Context,
  geocoder: Geocoder,
  place: LatLng,
): Promise<Address | null> {
  if (!isInBox(place, context.city.map.box)) throw new DomainError('invalid', 'Map.OutsideCity')
  return geocoder.nearest(context, place)
}
