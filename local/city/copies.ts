import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { insertComputed, type Seeding, storedName } from './fill-table.ts'

/** The id of a row's copy, in the shape of a UUIDv7 of 1 January 2026, as `demoId` makes them. */
export const copiedId = (id: SQL): SQL => sql`regexp_replace(
  md5(${id}::text || '/' || copy), '^(.{3})(.{3})(.{12}).*', '019b76da-a800-7\\1-8\\2-\\3')::uuid`

type Row<Table extends PgTable> = Table['$inferSelect']

interface Copied<Table extends PgTable> {
  /** Which rows are copied; the table is called `original`. */
  readonly where: SQL
  /** Columns that name rows which are copied along, its own id among them. */
  readonly ids: readonly (keyof Row<Table> & string)[]
  /** What differs from the original, over its row `original` and the number `copy`. */
  readonly changed?: Readonly<Partial<Record<keyof Row<Table> & string, SQL>>>
}

/**
 * Adds copies of rows, one for each number of a range, the same on every run; what is there already is left
 * alone. A column that the table gains is copied without a word here.
 */
export async function copyRows<Table extends PgTable>(
  seeding: Seeding,
  table: Table,
  { where, ids, changed }: Copied<Table>,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const changes: Readonly<Record<string, SQL | undefined>> = changed ?? {}
  const values = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const kept = sql`original.${sql.identifier(storedName(column))}`
    return [key, changes[key] ?? (ids.includes(key) ? copiedId(kept) : kept)]
  })
  await insertComputed(
    seeding,
    table,
    // Made over the columns of this very table.
    Object.fromEntries(values) as Record<keyof Row<Table>, SQL>,
    sql`${table} original, generate_series(${from}::int, ${to}::int) copy where ${where}`,
  )
}
