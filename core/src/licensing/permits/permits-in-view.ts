import { sql } from 'drizzle-orm'
import type { Box } from '../../land/parcels/rules.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { permitStatusSql } from './permit-sql.ts'
import { permitKinds, permits } from './permits.sql.ts'
import { permitLimits } from './rules.ts'

/** The newest permits of a crowded view are looked for among so many, which bounds the work. */
const recent = 20_000

/**
 * Permits in a part of the map, the newest first, at most a hundred; `isCut` says that there are
 * more. Of a crowded view they are the newest ones. No names of people.
 * @throws invalid for an invalid box.
 */
export async function listPermitsInView(
  { database, language }: Context,
  { south, west, north, east }: Box,
): Promise<JsonText> {
  if (!(south < north && west < east)) throw new DomainError('invalid', 'Error.InvalidInput')
  const kindName = language === 'es' ? sql`k.name_es` : sql`k.name`
  const most = permitLimits.found
  const isCut = sql`(select count(*) from few) > ${most}`
  // Two ways, so that neither a crowded nor an empty view reads many permits: the index of places
  // stops at the first hundred, whichever they are; the newest are walked only if there are more.
  return database.json(sql`
    with few as materialized (
      select p.year, p.number from ${permits} p
      where point(p.longitude, p.latitude)
        <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))
      limit ${most + 1}
    ),
    newest as (
      select r.year, r.number
      from (select year, number, latitude, longitude from ${permits}
        order by year desc, number desc limit ${recent}) r
      where ${isCut} and r.latitude between ${south}::float8 and ${north}::float8
        and r.longitude between ${west}::float8 and ${east}::float8
      order by r.year desc, r.number desc limit ${most}
    ),
    shown as (
      select p.* from (select * from few union select * from newest) chosen
      join ${permits} p using (year, number)
      order by p.year desc, p.number desc limit ${most}
    )
    select json_build_object('isCut', ${isCut}, 'permits', (
      select coalesce(json_agg(json_build_object('year', p.year, 'number', p.number,
        'kind', ${kindName}, 'status', ${permitStatusSql},
        'address', concat_ws(' ', p.street_number, p.street_name, p.street_suffix),
        'latitude', p.latitude, 'longitude', p.longitude)
        order by p.year desc, p.number desc), '[]')
      from shown p join ${permitKinds} k on k.code = p.kind))::text as body`)
}
