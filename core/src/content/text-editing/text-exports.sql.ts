import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, json } from '../../platform/database/columns.ts'
import { languages } from '../../platform/kernel/language.ts'
import type { TextForms } from './rules.ts'

/** The texts of a file that staff took out, by their names: what an import compares with. */
export const textExports = pgTable('text_exports', {
  id: id(),
  language: text({ enum: languages }).notNull(),
  texts: json<Readonly<Record<string, TextForms>>>().notNull(),
  createdBy: uuid().notNull(),
  createdAt: instant().notNull(),
})
