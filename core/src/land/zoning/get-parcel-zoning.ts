import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { parcelGeometry } from '../parcels/index.ts'
import { parcels } from '../parcels/parcels.sql.ts'
import { landParcelFields } from './land-parcel-json.ts'
import { parcelDistricts, zoningDistricts, zoningUses } from './zoning.sql.ts'

/** Of each use the row that counts on a day. */
const usesOn = ({ city, clock, language }: Context): SQL => sql`(
  select coalesce(json_agg(json_build_object(
    'districtId', u.district_id, 'code', d.code,
    'use', ${language === 'es' ? sql`u.use_es` : sql`u.use`},
    'permission', u.permission, 'startsOn', u.starts_on, 'source', u.source
  ) order by u.use, d.code), '[]')
  from (
    select distinct on (district_id, lower(use)) * from ${zoningUses}
    where district_id in (select district_id from ${parcelDistricts} where parcel_id = parcels.id)
      and starts_on <= (${clock.now().toISOString()}::timestamptz at time zone ${city.timeZone})::date
    order by district_id, lower(use), starts_on desc
  ) u join ${zoningDistricts} d on d.id = u.district_id)`

/** A parcel, its outline, and what its districts allow today. @throws not-found */
export async function getParcelZoning(context: Context, id: string): Promise<JsonText> {
  const found = await context.database.findJson(sql`
    select json_build_object(${landParcelFields(context)},
      'geometry', ${parcelGeometry}, 'uses', ${usesOn(context)})::text as body
    from ${parcels} where parcels.id = ${id} and parcels.retired_at is null`)
  if (!found) throw new DomainError('not-found', 'Zoning.NoLandParcelMatchesPopupContent')
  return found
}
