import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { TextKey } from '../texts/defaults/index.ts'
import type { Builder } from './database.ts'
import { requireThat } from './require-that.ts'

/** The version of a row that its reader saw. */
export interface SeenRow {
  readonly id: string
  readonly version: number
}

interface Codes {
  readonly missing: TextKey
  readonly stale: TextKey
}

/** Locks the row, and continues a `write` only if it is there (not-found) and has not changed (stale). */
export const requireSeenRow = (
  builder: Builder,
  table: PgTable,
  { id, version }: SeenRow,
  { missing, stale }: Codes,
) =>
  [
    builder.execute(sql`select from ${table} where id = ${id} for update`),
    requireThat(builder, sql`exists (select from ${table} where id = ${id})`, 'not-found', missing),
    requireThat(
      builder,
      sql`exists (select from ${table} where id = ${id} and version = ${version})`,
      'stale',
      stale,
    ),
  ] as const
