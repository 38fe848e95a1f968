import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'
import { languages } from '../kernel/language.ts'

/** Staff's changes, by Group and LanguageKey (spec, admin section 3.2), over the defaults. */
export const translations = pgTable(
  'translations',
  {
    language: text({ enum: languages }).notNull(),
    group: text('text_group').notNull(),
    languageKey: text().notNull(),
    singularForm: text().notNull(),
    pluralForm: text(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.group, table.languageKey] })],
)
