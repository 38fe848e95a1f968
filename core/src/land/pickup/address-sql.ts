import { sql } from 'drizzle-orm'

/** `addressText` of rows `p` of `parcels`. */
export const addressSql = sql`(case
  when trim(p.unit) in ('½', '1/2') then p.street_number || '½ ' || p.street_name || ' ' || p.street_suffix
  else concat_ws(' ', p.street_number, p.street_name, p.street_suffix, nullif(p.unit, '')) end)`
