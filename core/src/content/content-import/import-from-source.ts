import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { boardMembers } from '../boards/boards.sql.ts'
import { applyPlanned, type AlsoWritten, noteSaid, plannedImport } from './apply-import.ts'
import { type SentRows, stageRows } from './check-import.ts'
import { contentImports } from './content-import.sql.ts'
import { memberKey } from './current-sql.ts'
import type { ImportCounts, ImportListName } from './layout.ts'
import { planCounts } from './plan-sql.ts'

/** A record that a source brought or changed, that it wants otherwise than staff, or that it no longer has. */
export interface SourceRecord {
  readonly list: ImportListName
  readonly state: 'added' | 'changed' | 'kept' | 'missing'
  /** As people know it. */
  readonly label: string
  /** The id of the board that it belongs to. */
  readonly boardId: string | null
}

export interface SourceReport {
  /** Null if nothing changed. */
  readonly importId: string | null
  /** Its rows did not fit together or into the city; nothing took effect. */
  readonly isRefused: boolean
  readonly counts: ImportCounts
  /** The first ones of each state. */
  readonly records: readonly SourceRecord[]
}

/** Of each state. */
const shown = 50

const said = (column: string): SQL => sql.raw(`whole ->> '${column}'`)

const memberName = sql`(select m.full_name from ${boardMembers} m
  where ${memberKey} = whole ->> 'member' order by m.id limit 1)`

const label = sql`case list
  when 'members' then ${said('full_name')}
  when 'boards' then ${said('name')}
  when 'seats' then concat_ws(', ', ${said('board')}, ${said('position')})
  when 'terms' then concat_ws(', ', coalesce(${memberName}, ${said('member')}), ${said('board')})
  when 'meetings' then concat_ws(', ', ${said('board')}, ${said('day')})
  when 'files' then concat_ws(', ', ${said('board')}, ${said('label')})
  else key end`

const records = sql`(
  select coalesce(json_agg(json_build_object('list', list, 'state', state, 'label', label, 'boardId', board_id)
    order by array_position(array['missing', 'kept', 'changed', 'added'], state), list, label), '[]')
  from (
    select list, state, left(${label}, 200) as label,
      case list when 'boards' then id else (select b.id from boards b where b.alias = whole ->> 'board') end as board_id,
      row_number() over (partition by state order by list, key) as nth
    from (
      select list, key, id, whole, state from plan where state in ('added', 'changed', 'missing')
      union all select list, key, id, whole, 'kept' from plan where is_kept
    ) reported
  ) named where nth <= ${shown})`

/**
 * Puts into effect at once what another system says: staff's own changes are kept, and what it no
 * longer has stays and is reported. An import is listed only if it changed something or was refused.
 * `more` is written in the same transaction, with the report.
 */
export async function importFromSource(
  context: Context,
  sent: SentRows,
  more: (report: SourceReport) => AlsoWritten,
): Promise<SourceReport> {
  const id = await stageRows(context, sent)
  const importId = sql`${id}::uuid`
  const plan = await plannedImport<Pick<SourceReport, 'counts' | 'records'>>(context, id, {
    counts: planCounts,
    records,
  })
  const isRefused = plan.status === 'refused'
  const changes = plan.records.some(({ state }) => state === 'added' || state === 'changed')
  const report: SourceReport = {
    importId: changes || isRefused ? id : null,
    isRefused,
    counts: plan.counts,
    records: plan.records,
  }
  if (isRefused) {
    await context.database.write((builder) => ({ more: more(report)(builder) }))
  } else if (changes) await applyPlanned(context, { id, plan, authorId: null }, more(report))
  else {
    const at = sql`${context.clock.now().toISOString()}::timestamptz`
    await context.database.write((builder) => [
      builder.execute(noteSaid(importId, sent.source, at)),
      builder.delete(contentImports).where(sql`id = ${importId}`),
      ...more(report)(builder),
    ])
  }
  return report
}
