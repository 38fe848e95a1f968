import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { touches } from './parcel-shape.ts'
import { parcels, streets } from './parcels.sql.ts'
import type { Box } from './rules.ts'

/** A view with more is too wide to show parcels. */
const maxParcels = 2000
/** Wider views, in degrees, show only streets. */
const parcelsBelow = 0.03

/** GeoJSON (RFC 7946) for maps without a tile server; of a parcel a feature for each part. @throws invalid for an invalid box. */
export async function getMapLayer({ database }: Context, box: Box): Promise<JsonText> {
  const { south, west, north, east } = box
  if (!(south < north && west < east)) throw new DomainError('invalid', 'Error.InvalidInput')
  const hasParcels = north - south <= parcelsBelow && east - west <= parcelsBelow
  return database.json(sql`
    select json_build_object('type', 'FeatureCollection', 'features', coalesce((
      select json_agg(feature) from (
        select json_build_object('type', 'Feature', 'id', id,
          'properties', json_build_object('kind', 'street', 'name', name || ' ' || suffix),
          'geometry', json_build_object('type', 'LineString', 'coordinates', line)) as feature
        from ${streets}
        where exists (
          select from jsonb_array_elements(line) with ordinality as a(point, place)
          join jsonb_array_elements(line) with ordinality as b(point, place) on b.place = a.place + 1
          where greatest((a.point ->> 0)::float8, (b.point ->> 0)::float8) >= ${west}::float8
            and least((a.point ->> 0)::float8, (b.point ->> 0)::float8) <= ${east}::float8
            and greatest((a.point ->> 1)::float8, (b.point ->> 1)::float8) >= ${south}::float8
            and least((a.point ->> 1)::float8, (b.point ->> 1)::float8) <= ${north}::float8)
        union all
        (select json_build_object('type', 'Feature', 'id', id,
          'properties', json_build_object('kind', 'parcel', 'name', street_number::text),
          'geometry', json_build_object('type', 'Polygon', 'coordinates', part))
        from ${parcels}, jsonb_array_elements(outline) part
        where ${hasParcels} and retired_at is null and ${touches(box)}
        limit ${maxParcels})
      ) shown), '[]'))::text as body`)
}
