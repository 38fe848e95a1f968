import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
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
    /** The user who saved it; null for a text of an import or a seed. */
    updatedBy: uuid(),
    /** `es.Home.Title`: names it on the wire and in the audit log. */
    id: text()
      .notNull()
      .generatedAlwaysAs(sql`language || '.' || text_group || '.' || language_key`),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.group, table.languageKey] }),
    unique('translations_id').on(table.id),
  ],
)
