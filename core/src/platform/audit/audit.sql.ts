import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, json } from '../database/columns.ts'

/** Append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant().notNull(),
    /** A user's id, a job's name, or "anonymous". */
    actor: text().notNull(),
    /** As in the contract: `updateService`. */
    operation: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    /** Changed fields, without personal data that the record itself does not keep. */
    details: json<Record<string, unknown>>().notNull(),
    requestId: text().notNull(),
  },
  (table) => [index('audit_log_of_entity').on(table.entity, table.entityId, table.at)],
)
