// Apart from the room's index, which browsers read: drizzle stays out of them.
import { type SQL, sql } from 'drizzle-orm'
import { date, doublePrecision, integer, jsonb, text } from 'drizzle-orm/pg-core'
import { arrayText } from '../database/array-text.ts'

/** How the database holds a column of a file's rows. */
type StagedType = 'date' | 'float8' | 'int' | 'jsonb' | 'text'

/** The columns of staged rows, by the name under which statements read them. */
export type StagedColumns = Readonly<Record<string, StagedType>>

const arrays = {
  date: () => date().array(),
  float8: () => doublePrecision().array(),
  int: () => integer().array(),
  jsonb: () => jsonb().array(),
  text: () => text().array(),
} as const satisfies Readonly<Record<StagedType, unknown>>

/**
 * Columns of a table of which a row is some thousand rows of a file, an array for each column: it costs a
 * tenth of as many rows with their key, their reference and their place in the log.
 */
export const partArrays = (columns: StagedColumns) =>
  Object.fromEntries(Object.entries(columns).map(([name, type]) => [name, arrays[type]()]))

type Row = Readonly<Record<string, unknown>>

/** Rows are checked before: there is no value of another type. */
const plain = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null

function columnOf(rows: readonly Row[], name: string, type: StagedType): SQL {
  const values = rows.map((row) => row[name] ?? null)
  // Most columns of a batch are empty.
  if (values.every((value) => value === null)) return sql`null`
  if (type !== 'jsonb') return sql`${arrayText(values.map(plain))}::${sql.raw(type)}[]`
  // Nested quotes would be escaped twice in an array's text.
  return sql`array(select case when jsonb_typeof(value) <> 'null' then value end
    from jsonb_array_elements(${JSON.stringify(values)}::jsonb) with ordinality as x(value, at) order by at)`
}

/** For `insert … select`: an array for each column, in their order, of a part of the rows. */
export const partOf = (columns: StagedColumns, rows: readonly Row[]): SQL =>
  sql.join(
    Object.entries(columns).map(([name, type]) => columnOf(rows, name, type)),
    sql`, `,
  )

/** A column's name in the table of parts: that of the staged row, in snake case. */
export const partColumn = (name: string): SQL =>
  sql`${sql.identifier(name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}`

/** The names of the columns in the table of parts. */
export const partColumns = (columns: StagedColumns): SQL =>
  sql.join(Object.keys(columns).map(partColumn), sql`, `)

/** In `from`, after a table of parts `p`: its rows as `name`, with these of its columns. */
export const rowsOfParts = (name: string, columns: readonly string[]): SQL => sql`
  unnest(${sql.join(
    columns.map((column) => sql`p.${partColumn(column)}`),
    sql`, `,
  )}) as ${sql.identifier(name)}(${sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )})`
