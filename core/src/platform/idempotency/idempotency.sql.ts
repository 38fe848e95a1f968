import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** Answers to requests that carried an Idempotency-Key, kept 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who sent it: one caller's key never meets another's. */
    caller: text().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    createdAt: instant().notNull(),
    /** Null while the first request is still being worked on. */
    status: integer(),
    contentType: text(),
    body: text(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.operation, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)
