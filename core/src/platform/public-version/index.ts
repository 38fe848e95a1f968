import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { publicVersions } from './public-version.sql.ts'

/**
 * Two answers of the same number: nothing that a public page shows has changed between them
 * (`core/src/public-tables.ts`). What is read with it or after it is at least as new.
 */
export async function readPublicVersion(database: Database): Promise<number> {
  const [row] = await database.rows<{ version: string }>(
    sql`select version::text as version from ${publicVersions}`,
  )
  return Number(row?.version ?? 0)
}
