import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../kernel/context.ts'

/**
 * A table to read `from`, with the row of the draft that this reader alone is shown (page preview)
 * in place of the published one. For all others it is the table.
 */
export function asDrafted({ draft }: Pick<Context, 'draft'>, table: PgTable): SQL {
  const name = getTableName(table)
  if (draft?.table !== name) return sql`${table}`
  const row = JSON.stringify(draft.row)
  const first = JSON.stringify(draft.first)
  return sql`(
    select * from ${table} others where others.id <> ${draft.id}::uuid
    union all
    select (jsonb_populate_record(null::${table}, ${first}::jsonb
      || coalesce((select to_jsonb(own) from ${table} own where own.id = ${draft.id}::uuid), '{}')
      || ${row}::jsonb)).*
  ) ${sql.identifier(name)}`
}
