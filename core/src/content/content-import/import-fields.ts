import { type SQL, sql } from 'drizzle-orm'
import { staffName, users } from '../../people/users/users.sql.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { contentImports } from './content-import.sql.ts'
import type { ContentImportError } from './import-error.ts'
import {
  type ArticleStep,
  type ImportCounts,
  importLimits,
  type ImportListName,
  type ImportState,
} from './layout.ts'
import { importPlan, planCounts, planMark } from './plan-sql.ts'

export interface ListedImport {
  readonly id: string
  readonly name: string
  readonly status: 'checked' | 'refused' | 'applied'
  readonly articleStep: ArticleStep
  readonly rowCount: number
  readonly errorCount: number
  readonly source: string | null
  /** Null for a source's, and if their account is gone. */
  readonly by: string | null
  /** ISO 8601. */
  readonly createdAt: string
  readonly appliedAt: string | null
}

/** A record that an import changes, or that it lacks. */
export interface ImportChange {
  readonly list: ImportListName
  readonly key: string
  /** Of the file; null for a record that it lacks. */
  readonly line: number | null
  readonly state: Exclude<ImportState, 'unchanged'>
  /** Columns with what they say now and would say, cut short. */
  readonly fields: readonly {
    readonly column: string
    readonly before: string | null
    readonly after: string | null
  }[]
}

export interface ContentImport extends ListedImport {
  readonly errors: readonly ContentImportError[]
  readonly counts: ImportCounts
  /** The first ones, until it is applied. */
  readonly changes: readonly ImportChange[]
  /** Send it back to apply what you saw. */
  readonly mark: string
}

/** Of rows `i` of imports with their author, as arguments of `json_build_object`. */
export const listedFields: SQL = sql`'id', i.id, 'name', i.name, 'status', i.status,
  'articleStep', i.article_step, 'rowCount', i.row_count, 'errorCount', i.error_count, 'source', i.source,
  'by', (select ${staffName(sql`u`)} from ${users} u where u.id = i.author_id and u.deleted_at is null),
  'createdAt', ${isoInstant(sql`i.created_at`)}, 'appliedAt', ${isoInstant(sql`i.applied_at`)}`

const shown = (value: SQL): SQL => sql`left(${value}, 300)`

const changedFields = sql`(
  select coalesce(json_agg(json_build_object('column', f.key, 'before', ${shown(sql`p.old ->> f.key`)},
    'after', ${shown(sql`f.value #>> '{}'`)}) order by f.key), '[]')
  from jsonb_each(p.sent) f where p.old is not null and p.old -> f.key is distinct from f.value)`

/** One import as JSON text `body`, with what it would change now. No row without such an import. */
export const selectImport = (id: string): SQL => sql`
  with plan as materialized (select * from (${importPlan(sql`${id}::uuid`)}) planned
    where exists (select from ${contentImports} where id = ${id}::uuid and status = 'checked'))
  select json_build_object(${listedFields}, 'errors', i.errors,
    'counts', coalesce(i.counts, ${planCounts}), 'mark', ${planMark},
    'changes', (select coalesce(json_agg(json_build_object('list', list, 'key', key, 'line', line,
        'state', state, 'fields', ${changedFields})), '[]')
      from (select * from plan where state <> 'unchanged'
        order by array_position(array['kept', 'changed', 'added', 'missing'], state), list, line, key
        limit ${importLimits.shown}) p))::text as body
  from ${contentImports} i where i.id = ${id}::uuid`
