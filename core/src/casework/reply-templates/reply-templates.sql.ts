import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'

/** What staff often write to residents, in both languages, with blanks (rules.ts). */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: id(),
    name: text().notNull(),
    bodyEnglish: text().notNull(),
    bodySpanish: text().notNull(),
    /** Counts changes, for the ETag. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [unique('reply_templates_name').on(table.name)],
)
