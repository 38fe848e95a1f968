import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'

const CHUNK = 5_000

/** A connection inside the seeding transaction. */
export type Seeding = Pick<NodePgDatabase, 'execute'>

/** Whether a table has no row yet. */
export async function isEmpty(seeding: Seeding, table: PgTable): Promise<boolean> {
  const { rows } = await seeding.execute<{ filled: boolean }>(
    sql`select exists (select from ${table}) as filled`,
  )
  return rows[0]?.filled === false
}

/**
 * Adds rows in sets, every column of each: a column that the table gains is one that the demo city
 * has to say something about, or it does not compile.
 */
export async function insertRows<Table extends PgTable>(
  seeding: Seeding,
  table: Table,
  rows: readonly Table['$inferSelect'][],
): Promise<void> {
  const columns = sql.join(
    // The names in the database: given ones as they are, others as drizzle's casing makes them.
    Object.values(getTableColumns(table)).map((column) =>
      sql.identifier(column.keyAsName ? toSnakeCase(column.name) : column.name),
    ),
    sql`, `,
  )
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = rows.slice(from, from + CHUNK).map((row) => asStored(table, row))
    await seeding.execute(sql`
      insert into ${table} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.identifier(getTableName(table))},
        ${JSON.stringify(chunk)}::jsonb)`)
  }
}

function asStored(table: PgTable, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => [
      column.keyAsName ? toSnakeCase(column.name) : column.name,
      row[key],
    ]),
  )
}
