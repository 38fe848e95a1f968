import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** Replies to requests with an Idempotency-Key, kept a day, or as long as a report may wait on a device. */
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
    // To delete by age, each kind with its own (kept-days.ts).
    index('idempotency_keys_age')
      .on(table.createdAt)
      .where(sql`operation <> 'createReport'`),
    index('idempotency_keys_reports')
      .on(table.createdAt)
      .where(sql`operation = 'createReport'`),
  ],
)
