import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** Replies to requests with an Idempotency-Key, kept 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Keys are per caller. */
    caller: text().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    createdAt: instant().notNull(),
    /** Null while the first request runs. */
    status: integer(),
    contentType: text(),
    body: text(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.operation, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)
