import { type SQL, sql } from 'drizzle-orm'
import { parcels } from '../../land/parcels/parcels.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { say } from '../../platform/texts/index.ts'

/** About 170 meters; no block beyond that. */
const nearDegrees = 0.0015

/**
 * By the nearest parcel, never by typed text: joins `near.street_number`, `near.street_name`,
 * `near.street_suffix` and `near.zip`. `of` is the row with the place.
 */
export const joinNearestBlock = (of: 'open' | 'listed' | 'found'): SQL => {
  const at = sql.raw(of)
  return sql`left join lateral (
    select street_number, street_name, street_suffix, zip from ${parcels}
    where parcels.latitude between ${at}.latitude - ${nearDegrees}::float8 and ${at}.latitude + ${nearDegrees}::float8
      and parcels.longitude between ${at}.longitude - ${nearDegrees}::float8 and ${at}.longitude + ${nearDegrees}::float8
    order by (parcels.latitude - ${at}.latitude) ^ 2
      + ((parcels.longitude - ${at}.longitude) * cos(radians(${at}.latitude))) ^ 2, parcels.id
    limit 1
  ) near on true`
}

/** The joined block, as everyone sees it. */
export const blockFields: SQL = sql`'blockNumber', near.street_number / 100 * 100,
  'street', near.street_name || ' ' || near.street_suffix`

/** In the reader's language; null if none is near. */
export function blockInWords(context: Context): SQL {
  const [number, street] = ['{number}', '{street}']
  const words = say(context, 'OpenReports.Block', { blockNumber: number, street })
  return sql`replace(replace(${words}::text, ${number}, (near.street_number / 100 * 100)::text),
    ${street}, near.street_name || ' ' || near.street_suffix)`
}
