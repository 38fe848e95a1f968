import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { Failure } from '../process/failure.ts'

/** The migrations, as drizzle-kit writes them. */
export const FOLDER = join(import.meta.dirname, '../../core/migrations')

/** An arbitrary lock number: two starts on one database must not migrate it at once. */
const LOCK = 20_260_701

/** Brings a database to the newest schema; what has been applied before is left alone. */
export async function migrate(databaseUrl: string) {
  const client = new pg.Client(unpooled(databaseUrl))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await applyMigrations(drizzle(client), { migrationsFolder: FOLDER })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new Failure(
      `The database cannot be migrated: ${cause instanceof Error ? cause.message : String(cause)}.`,
    )
  } finally {
    await client.end()
  }
}

/**
 * Neon's pooled address made the direct one: the lock belongs to a session, and the pooler hands every
 * transaction to another.
 */
export function unpooled(databaseUrl: string) {
  return databaseUrl.replace(/-pooler(?=\.[^/?]*\.neon\.tech\b)/, '')
}
