import { type SQL, sql } from 'drizzle-orm'
import { parcels } from '../../land/parcels/parcels.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { contentImportRows } from './content-import.sql.ts'
import { currentRecords } from './current-sql.ts'
import { importPlan } from './plan-sql.ts'

const isRange = (row: string): SQL =>
  sql.raw(`daterange((${row} ->> 'from_day')::date, (${row} ->> 'to_day')::date, '[]')`)

/** Two rules of the calendar that share a day, a part of the city and a service. */
const sharesPickups = sql.raw(`p.whole ->> 'kind' = q.whole ->> 'kind' and case p.whole ->> 'kind'
  when 'season' then p.whole -> 'service' = q.whole -> 'service' and p.whole -> 'district' = q.whole -> 'district'
  else (p.whole ->> 'service' is null or q.whole ->> 'service' is null or p.whole ->> 'service' = q.whole ->> 'service')
    and (p.whole ->> 'district' is null or q.whole ->> 'district' is null
      or p.whole ->> 'district' = q.whole ->> 'district') end`)

/** What is wrong between the rows, and between them and the city, as `list, line, field, code`. */
export function wrongRows(context: Context, importId: SQL): SQL {
  const { city, clock } = context
  const today = isoDay(clock.now(), city.timeZone)
  const rows = sql`(select * from ${contentImportRows} where import_id = ${importId})`
  return sql`
    with current as materialized (${currentRecords(importId)}),
    plan as materialized (${importPlan(importId)}),
    beside as (
      select list, key, whole from plan where old is not null or state <> 'kept'
      union all select list, key, row from current c where list in ('terms', 'pickupRules') and is_live
        and not exists (select from plan p where p.list = c.list and p.key = c.key)
    ),
    overlapping as (
      select distinct p.list, p.line from plan p join beside q on p.list = q.list and p.key <> q.key
      where p.state in ('added', 'changed') and p.list in ('terms', 'pickupRules')
        and ${isRange('p.whole')} && ${isRange('q.whole')}
        and case p.list when 'terms' then p.whole -> 'board' = q.whole -> 'board'
          and p.whole -> 'position' = q.whole -> 'position' else ${sharesPickups} end
    )
    select s.list, s.line, r.field, 'not-found' as code
    from ${rows} s, jsonb_to_recordset(s.refs) r (field text, list text, key text)
    where not exists (select from ${rows} t where t.list = r.list and t.key = r.key)
      and not exists (select from current c where c.list = r.list and c.key = r.key)
    union all
    select list, line, case list when 'pickupDays' then 'parcelNumber' else 'address' end, 'not-found'
    from plan where list in ('pickupDays', 'pickupAddresses') and state = 'added'
    union all
    select list, line, 'fromDay', 'overlaps' from overlapping
    union all
    select list, line, 'fromDay', 'past' from plan
    where list = 'pickupRules' and state in ('added', 'changed') and whole ->> 'from_day' < ${today}
    union all
    select list, line, 'district', 'not-found' from plan p
    where list = 'pickupRules' and line is not null and whole ->> 'district' is not null
      and not exists (select from ${parcels} where leaf_district = p.whole ->> 'district')
      and not exists (select from ${rows} t where t.row ->> 'leaf_district' = p.whole ->> 'district')`
}
