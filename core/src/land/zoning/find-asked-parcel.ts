import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { isUuid } from '../../platform/kernel/rules.ts'
import { likelyStreets } from '../parcels/index.ts'
import { parcels } from '../parcels/parcels.sql.ts'
import { isAddressTyped } from '../parcels/rules.ts'
import { parcelAddress } from './land-parcel-json.ts'
import { parcelQueryOf } from './parcel-query.ts'
import { parcelDistricts, zoningDistricts } from './zoning.sql.ts'

export type AskedParcel = {
  readonly id: string
  readonly address: string
  readonly parcelNumber: string
  readonly latitude: number
  readonly longitude: number
  /** Part of the city, by which staff divide the case queue. */
  readonly area: string
  readonly districts: readonly { readonly code: string; readonly share: number }[]
}

/**
 * By its id or its whole address. Null if there is none, or if several have the address: then the
 * unit or ZIP code is missing.
 */
export async function findAskedParcel(
  { database }: Context,
  text: string,
): Promise<AskedParcel | null> {
  const columns = sql`parcels.id, ${parcelAddress} as address, parcels.parcel_number as "parcelNumber",
    parcels.latitude, parcels.longitude, parcels.leaf_district as area, (
      select coalesce(json_agg(json_build_object('code', d.code, 'share', p.share)
        order by d.kind, p.share desc, d.code), '[]')
      from ${parcelDistricts} p join ${zoningDistricts} d on d.id = p.district_id
      where p.parcel_id = parcels.id) as districts`
  if (isUuid(text)) {
    const [parcel] = await database.rows<AskedParcel>(
      sql`select ${columns} from ${parcels} where parcels.id = ${text} and retired_at is null`,
    )
    return parcel ?? null
  }
  const { number, street, zip, unit } = parcelQueryOf(text)
  const found = await database.rows<AskedParcel & { readonly unit: string | null }>(sql`
    with ${likelyStreets(street)}
    select ${columns}, parcels.unit from likely
    join ${parcels} on parcels.street_name = likely.name and parcels.street_suffix = likely.suffix
    where ${street} <> '' and parcels.retired_at is null and parcels.street_number::text = ${number}
      and (${zip} = '' or parcels.zip = ${zip})
      and coalesce(lower(parcels.unit), '') = lower(${unit})`)
  const typed = `${number} ${street}`
  const exact = found.filter(({ address }) => isAddressTyped(typed, address))
  return exact.length === 1 ? (exact[0] ?? null) : null
}
