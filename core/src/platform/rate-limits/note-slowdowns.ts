import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { slowdowns } from './slowdowns.sql.ts'

/** Requests of one caller that were over a limit. */
export type Slowdown = typeof slowdowns.$inferInsert

/**
 * Adds refusals to those that are already counted; several workers count at the same time. One round trip.
 */
export async function noteSlowdowns(database: Database, rows: readonly Slowdown[]): Promise<void> {
  if (rows.length === 0) return
  const { app, caller, callerKind, hour, weight } = slowdowns
  await database.write((builder) => [
    builder
      .insert(slowdowns)
      .values([...rows])
      .onConflictDoUpdate({
        target: [hour, app, weight, callerKind, caller],
        set: { refusals: sql`${slowdowns.refusals} + excluded.refusals` },
      }),
  ])
}
