import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

const CHUNK = 5_000

export type Seeding = Pick<NodePgDatabase, 'execute' | 'transaction'>

export async function isEmpty(
  seeding: Seeding,
  table: PgTable,
  own: SQL = sql`true`,
): Promise<boolean> {
  const { rows } = await seeding.execute<{ filled: boolean }>(
    sql`select exists (select from ${table} where ${own}) as filled`,
  )
  return rows[0]?.filled === false
}

/** Inserts rows with every column, so that a new column is a compile error here. */
export async function insertRows<Table extends PgTable>(
  seeding: Seeding,
  table: Table,
  rows: readonly Table['$inferSelect'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table))
  const names = identifiers(columns.map(([, column]) => column))
  const asStored = (row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([key, column]) => [storedName(column), row[key]]))
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = JSON.stringify(rows.slice(from, from + CHUNK).map(asStored))
    await seeding.execute(sql`
      insert into ${table} (${names})
      select ${names} from
        jsonb_populate_recordset(null::${sql.identifier(getTableName(table))}, ${chunk}::jsonb)`)
  }
}

/** Inserts computed rows: an SQL expression for every column, over the rows of `from`. */
export async function insertComputed<Table extends PgTable>(
  seeding: Seeding,
  table: Table,
  values: Readonly<Record<keyof Table['$inferSelect'], SQL>>,
  from: SQL,
): Promise<void> {
  const columns = Object.entries<SQL>(values).map(([key, value]) => {
    const column = getTableColumns(table)[key]
    if (!column) throw new RangeError(`${getTableName(table)} has no column ${key}`)
    return { column, value }
  })
  await seeding.execute(sql`
    insert into ${table} (${identifiers(columns.map(({ column }) => column))})
    select ${sql.join(
      columns.map(({ value }) => value),
      sql`, `,
    )}
    from ${from} on conflict do nothing`)
}

const identifiers = (columns: readonly PgColumn[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(storedName(column))),
    sql`, `,
  )

/** The name given in the table, or drizzle's casing. */
export const storedName = (column: PgColumn): string =>
  column.keyAsName ? toSnakeCase(column.name) : column.name

export type Fill = readonly [
  name: string,
  table: PgTable,
  fill: (seeding: Seeding, today: Date) => Promise<void>,
  /** Which rows count as filled; default: any. */
  own?: SQL,
]

/** A table with the rows that the demo city has. */
export const fill = <Table extends PgTable>(
  name: string,
  table: Table,
  rows: (today: Date) => readonly Table['$inferSelect'][],
): readonly [Fill[0], Fill[1], Fill[2]] => [
  name,
  table,
  (seeding, today) => insertRows(seeding, table, rows(today)),
]
