import { type SQL, sql } from 'drizzle-orm'
import { contentImportRows, contentImports, importedRows } from './content-import.sql.ts'
import { currentRecords } from './current-sql.ts'

/** What a new record has that its row does not say. */
const defaults = {
  boards: { powers: [], additional_information: [] },
  seats: { is_voting: true, is_alternate: false, takes_applications: true },
  meetings: { is_cancelled: false },
}

/** Whether a row `c.row` has other values than `said`, of what `said` says. */
const differs = (said: SQL): SQL => sql`exists (
  select from jsonb_each(${said}) f where c.row -> f.key is distinct from f.value)`

/**
 * What an import would change: each of its rows beside the city's record with the same key, and
 * the records that it lacks. What staff changed is never changed by a source, only by a file that
 * staff import.
 */
export const importPlan = (importId: SQL): SQL => sql`
  select coalesce(s.list, c.list) as list, coalesce(s.key, c.key) as key, s.line, s.row as sent,
    c.row as old, coalesce(c.id, s.entity_id) as id,
    coalesce(c.row, ${JSON.stringify(defaults)}::jsonb -> s.list, '{}') || coalesce(s.row, '{}') as whole,
    case when s.key is null then 'missing' when c.key is null then 'added'
      when not ${differs(sql`s.row`)} then 'unchanged'
      when (select source is not null from ${contentImports} where id = ${importId})
        and coalesce((select ${differs(sql`o.row`)} from ${importedRows} o
          where o.list = s.list and o.key = s.key), true) then 'kept'
      else 'changed' end as state
  from (select * from ${contentImportRows} where import_id = ${importId}) s
  full join (${currentRecords(importId)}) c on c.list = s.list and c.key = s.key
  where s.key is not null or (c.is_live
    and exists (select from ${contentImportRows} o where o.import_id = ${importId} and o.list = c.list))`

/** Of rows `plan`: changes with what they read, so that no one applies other ones than they saw. */
export const planMark = sql`(
  select md5(coalesce(string_agg(list || key || state || coalesce(old::text, ''), '' order by list, key), ''))
  from plan where state in ('added', 'changed', 'kept'))`

/** Of rows `plan`, by list and state. */
export const planCounts = sql`(
  select coalesce(jsonb_object_agg(list, counts), '{}') from (
    select list, jsonb_object_agg(state, count) as counts from (
      select list, state, count(*) as count from plan group by list, state
    ) by_state group by list
  ) by_list)`
