import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isInOutline, type Outline } from './outline.ts'
import { touches } from './parcel-shape.ts'
import { parcels } from './parcels.sql.ts'
import { isInBox, type LatLng } from './rules.ts'

/**
 * The id of the parcel at a place; null if there is none, such as on a street. Of parcels that lie
 * one above the other, such as condominiums, the first by address.
 * @throws invalid for a place outside the city.
 */
export async function findParcelAt(context: Context, place: LatLng): Promise<string | null> {
  if (!isInBox(place, context.city.map.box)) throw new DomainError('invalid', 'Map.OutsideCity')
  const { latitude, longitude } = place
  const box = { south: latitude, north: latitude, west: longitude, east: longitude }
  const near = await context.database.rows<{ id: string; outline: Outline }>(sql`
    select id, outline from ${parcels} where retired_at is null and ${touches(box)}
    order by street_number, unit nulls first, id`)
  return near.find(({ outline }) => isInOutline(place, outline))?.id ?? null
}
