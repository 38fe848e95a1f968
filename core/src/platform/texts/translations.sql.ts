import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'
import { languages } from '../kernel/language.ts'

/**
 * Texts that staff changed, by Group and LanguageKey (spec, admin section 3.2). Without a row, a text has its
 * default from `defaults/`, so that a release can improve the texts that staff left alone.
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
