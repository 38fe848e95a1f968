import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { auditLog } from './audit.sql.ts'

/** A record's audit entries, sorted: `operation by actor`. */
export async function auditEntriesOf(database: Database, entityId: string): Promise<string[]> {
  const rows = await database.read((builder) =>
    builder.select().from(auditLog).where(eq(auditLog.entityId, entityId)),
  )
  return rows.map(({ actor, operation }) => `${operation} by ${actor}`).toSorted()
}
