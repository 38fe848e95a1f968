import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'
import { blockReasons } from './rules.ts'

/** Addresses whose mail came back or was called spam, also those without an account. */
export const mailBlocks = pgTable(
  'mail_blocks',
  {
    /** As accounts store it (kernel/email-address.ts). */
    email: text().primaryKey(),
    reason: text({ enum: blockReasons }).notNull(),
    /** What the mail service said. */
    detail: text().notNull(),
    /** When it happened, as the mail service says. */
    at: instant().notNull(),
    /** Mail goes there again; what happened before is not a reason any more. */
    endedAt: instant(),
  },
  (table) => [index('mail_blocks_age').on(table.at)],
)
