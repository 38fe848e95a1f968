import { type SQL, sql } from 'drizzle-orm'
import type { Box } from './rules.ts'

/** A parcel's GeoJSON geometry: a Polygon where one is enough. */
export const geometry: SQL = sql`case when jsonb_array_length(parcels.outline) = 1
  then json_build_object('type', 'Polygon', 'coordinates', parcels.outline -> 0)
  else json_build_object('type', 'MultiPolygon', 'coordinates', parcels.outline) end`

/**
 * Parcels whose box touches this one, also where only an edge does. The index counts what is nearer
 * than 0.000001 degrees as touching, so the sides are compared again.
 */
export const touches = ({ south, west, north, east }: Box): SQL => sql`(
  box(point(parcels.west, parcels.south), point(parcels.east, parcels.north))
    && box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))
  and parcels.west <= ${east}::float8 and parcels.east >= ${west}::float8
  and parcels.south <= ${north}::float8 and parcels.north >= ${south}::float8)`
