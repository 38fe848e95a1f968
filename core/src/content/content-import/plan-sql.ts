import { type SQL, sql } from 'drizzle-orm'
import { contentImportRows, contentImports, importedRows } from './content-import.sql.ts'
import { currentRecords } from './current-sql.ts'

/** What a new record has that its row does not say. */
const defaults = {
  boards: { powers: [], additional_information: [] },
  seats: { is_voting: true, is_alternate: false, takes_applications: true },
  meetings: { is_cancelled: false },
}

/** Whether a row of the city has other values than `said`, of what `said` says. */
const differs = (said: SQL, old: SQL): SQL => sql`exists (
  select from jsonb_each(${said}) f where ${old} -> f.key is distinct from f.value)`

/** What a source says of columns that staff did not change since it last spoke of them. */
const unchangedHere = sql`(select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(s.row) f
  where coalesce(c.row -> f.key, 'null') = coalesce(o.row -> f.key, 'null'))`

/**
 * What an import would change: each of its rows beside the city's record with the same key, and
 * the records that it lacks. A source never changes a column that staff changed, nor brings back
 * a record that they deleted, and lacks only what it once brought. A file does change it, since
 * staff see the change before they apply it.
 */
export const importPlan = (importId: SQL): SQL => sql`
  select list, key, line, sent, old, id, defaults || coalesce(old, '{}') || coalesce(sent, '{}') as whole,
    case when line is null then 'missing'
      when old is null and is_imported then 'kept'
      when old is null then 'added'
      when ${differs(sql`sent`, sql`old`)} then 'changed'
      when ${differs(sql`said`, sql`old`)} then 'kept'
      else 'unchanged' end as state,
    case when source is not null and old is not null then ${differs(sql`said`, sql`old || sent`)}
      else old is null and is_imported end as is_kept
  from (
    select coalesce(s.list, c.list) as list, coalesce(s.key, c.key) as key, s.line, s.row as said, c.row as old,
      coalesce(c.id, s.entity_id) as id, i.source, o.key is not null as is_imported,
      coalesce(case when c.key is null then ${JSON.stringify(defaults)}::jsonb -> s.list end, '{}') as defaults,
      case when i.source is null or c.key is null then s.row else ${unchangedHere} end as sent
    from (select * from ${contentImportRows} where import_id = ${importId}) s
    full join (${currentRecords(importId)}) c on c.list = s.list and c.key = s.key
    join ${contentImports} i on i.id = ${importId}
    left join ${importedRows} o on o.source = i.source
      and o.list = coalesce(s.list, c.list) and o.key = coalesce(s.key, c.key)
    where s.key is not null or (c.is_live
      and exists (select from ${contentImportRows} w where w.import_id = ${importId} and w.list = c.list)
      and (i.source is null or (o.key is not null and case c.list
        when 'meetings' then i.meetings_from is null or c.row ->> 'day' >= i.meetings_from::text
        when 'files' then exists (select from ${contentImportRows} w where w.import_id = ${importId}
          and w.list = 'meetings' and w.key = c.row ->> 'meeting')
        else true end)))
  ) beside`

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
