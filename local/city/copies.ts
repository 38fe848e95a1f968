import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { insertComputed, type Seeding, storedName } from './fill-table.ts'

/** Shaped as `demoId`: a UUIDv7 of 1 January 2026. */
export const copiedId = (id: SQL): SQL => sql`regexp_replace(
  md5(${id}::text || '/' || copy), '^(.{3})(.{3})(.{12}).*', '019b76da-a800-7\\1-8\\2-\\3')::uuid`

type Row<Table extends PgTable> = Table['$inferSelect']

interface Copied<Table extends PgTable> {
  /** Selects the rows to copy, as `original`. */
  readonly where: SQL
  /** Columns with ids of rows that are copied too, including its own. */
  readonly ids: readonly (keyof Row<Table> & string)[]
  /** Changed columns, as SQL over `original` and the number `copy`. */
  readonly changed?: Readonly<Partial<Record<keyof Row<Table> & string, SQL>>>
}

/** Copies rows once per number of a range, the same on every run; new columns included. */
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
    // Made from the columns of this table.
    Object.fromEntries(values) as Record<keyof Row<Table>, SQL>,
    sql`${table} original, generate_series(${from}::int, ${to}::int) copy where ${where}`,
  )
}
