import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'
import { languages } from '../kernel/language.ts'

/**
 * Texts that staff changed, by Group and LanguageKey (spec, admin section 3.2). Others have their
 * defaults, which a release can improve.
 */
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
