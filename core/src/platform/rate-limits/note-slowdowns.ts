import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { slowdowns } from './slowdowns.sql.ts'

export type Slowdown = typeof slowdowns.$inferInsert

/** Adds to the counts; several workers may count concurrently. One round trip. */
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
