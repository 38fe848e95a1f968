import { sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable } from 'drizzle-orm/pg-core'

/** One row: moved by every change to what anyone may read, in the change's own transaction. */
export const publicVersions = pgTable(
  'public_versions',
  {
    isOnly: boolean().primaryKey().default(true),
    version: bigint({ mode: 'number' }).notNull().default(1),
  },
  (table) => [check('public_versions_one_row', sql`${table.isOnly}`)],
)
