import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { openDatabase } from '../../platform/database/database.ts'
import { leftOut } from './left-out.ts'
import { type ExportPart, exportParts } from './parts.ts'

const { databaseUrl, neonEndpoint } = await testDatabase()
const database = openDatabase(databaseUrl, neonEndpoint)
const parts: readonly ExportPart[] = Object.values(exportParts)
const exported = new Set(parts.map(({ table }) => getTableConfig(table).name))

interface Column extends Record<string, unknown> {
  readonly table: string
  readonly column: string
}

/** Column names that identify a person without a foreign key. */
const naming = /^(?:user_id|owner|caller|actor|email|guest_email|contact_id|created_by)$/

/** Tables with a person's id, and those that reference them, from the database's catalog. */
async function tablesOfPeople(): Promise<ReadonlySet<string>> {
  const [keys, columns] = await Promise.all([
    database.read((builder) =>
      builder.execute<{ child: string; parent: string }>(sql`
        select conrelid::regclass::text as child, confrelid::regclass::text as parent
        from pg_constraint where contype = 'f'`),
    ),
    allColumns(),
  ])
  const found = new Set(['users', 'contacts'])
  for (const { table, column } of columns) if (naming.test(column)) found.add(table)
  // The city's own records, though they name staff.
  for (const name of Object.keys(leftOut)) found.delete(name)
  for (let before = -1; before < found.size;) {
    before = found.size
    for (const { child, parent } of keys.rows)
      if (found.has(parent) && !(child in leftOut)) found.add(child)
  }
  return found
}

async function allColumns(): Promise<readonly Column[]> {
  const rows = await database.rows<Column>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public'`)
  return rows
}

it('every table with a person’s id is in the archive, or on the list that says why not', async () => {
  const missing = [...(await tablesOfPeople())].filter((name) => !exported.has(name))
  expect(missing).toEqual([])
})

it('the list of tables left out names only existing tables, and none of the archive', async () => {
  const tables = new Set((await allColumns()).map(({ table }) => table))
  const wrong = Object.keys(leftOut).filter((name) => !tables.has(name) || exported.has(name))
  expect(wrong).toEqual([])
})

it('no column that looks like a secret or a name in the bucket leaves with the archive', async () => {
  const hidden = new Set(
    parts.flatMap(({ table, hides = [] }) =>
      hides.map((column) => `${getTableConfig(table).name}.${column}`),
    ),
  )
  const secret =
    /hash|secret|token|p256dh|^auth$|endpoint|object_key|(?:^|_)key$|upload_id|staff_id/
  const leaking = (await allColumns())
    .filter(({ table, column }) => exported.has(table) && secret.test(column))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !hidden.has(name))
  expect(leaking).toEqual([])
})

it('hidden columns exist', async () => {
  const columns = new Set((await allColumns()).map(({ table, column }) => `${table}.${column}`))
  const wrong = parts.flatMap(({ table, hides = [] }) =>
    hides
      .map((column) => `${getTableConfig(table).name}.${column}`)
      .filter((name) => !columns.has(name)),
  )
  expect(wrong).toEqual([])
})
