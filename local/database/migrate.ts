import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { databaseRules } from '@portal/core/database-rules'
import { Failure } from '../process/failure.ts'

/** Written by drizzle-kit. */
export const FOLDER = join(import.meta.dirname, '../../core/migrations')

/** Advisory lock: two starts on one database must not migrate it at the same time. */
const LOCK = 20_260_701

export async function migrate(databaseUrl: string) {
  const client = new pg.Client(unpooled(databaseUrl))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await applyMigrations(drizzle(client), { migrationsFolder: FOLDER })
    for (const rule of databaseRules()) await client.query(rule)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new Failure(
      `The database cannot be migrated: ${cause instanceof Error ? cause.message : String(cause)}.`,
    )
  } finally {
    await client.end()
  }
}

/** Neon's direct address: the lock needs one session, and the pooler switches sessions. */
export function unpooled(databaseUrl: string) {
  return databaseUrl.replace(/-pooler(?=\.[^/?]*\.neon\.tech\b)/, '')
}
