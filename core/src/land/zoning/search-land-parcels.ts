import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { likelyStreets } from '../parcels/index.ts'
import { parcels } from '../parcels/parcels.sql.ts'
import { landParcelFields } from './land-parcel-json.ts'
import { type ParcelQuery, parcelQueryOf } from './parcel-query.ts'

/** A street has more parcels than a list should. */
const maxParcels = 25

/** Streets that are this much less like the text than the best one are left out. */
const worseBy = 0.25

/**
 * Best match first, by house number; none without a street. A street's name may have typing
 * mistakes, a number, ZIP code or unit must be the parcel's own.
 */
export async function searchLandParcels(context: Context, asked: ParcelQuery): Promise<JsonText> {
  const { number, street, zip, unit } = asked
  return context.database.json(sql`
    with ${likelyStreets(street)},
    found as (
      select parcels.*, likely.likeness from likely
      join ${parcels} on parcels.street_name = likely.name and parcels.street_suffix = likely.suffix
      where ${street} <> '' and parcels.retired_at is null
        and likely.likeness >= (select max(likeness) from likely) - ${worseBy}::float8
        and (${number} = '' or parcels.street_number::text = ${number})
        and (${zip} = '' or parcels.zip = ${zip})
        and (${unit} = '' or lower(parcels.unit) = lower(${unit}))
      order by likely.likeness desc, parcels.street_number, parcels.street_name, parcels.unit nulls first,
        parcels.id
      limit ${maxParcels}
    )
    select coalesce(json_agg(json_build_object(${landParcelFields(context)})
      order by parcels.likeness desc, parcels.street_number, parcels.street_name,
        parcels.unit nulls first, parcels.id), '[]')::text as body
    from found parcels`)
}

/** By an address as people write it, with a unit or ZIP code or without. */
export const findLandParcels = (context: Context, address: string): Promise<JsonText> =>
  searchLandParcels(context, parcelQueryOf(address))
