import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../people/users/users.sql.ts'
import { id, instant, json } from '../../platform/database/columns.ts'
import type { ContentImportError } from './import-error.ts'
import { articleSteps, type ImportCounts, importLists } from './layout.ts'

/** Files of articles, boards and pickups, from upload to effect. */
export const contentImports = pgTable(
  'content_imports',
  {
    id: id(),
    /** Of the file. */
    name: text().notNull(),
    articleStep: text({ enum: articleSteps }).notNull(),
    /** `checked` can be applied. */
    status: text({ enum: ['checked', 'refused', 'applied'] }).notNull(),
    rowCount: integer().notNull(),
    errorCount: integer().notNull().default(0),
    /** The first ones. */
    errors: json<readonly ContentImportError[]>().notNull(),
    /** Of each list, once it was applied. */
    counts: json<ImportCounts>(),
    /** The system that a job read it from, such as `legistar:chicago`; null for a file. */
    source: text(),
    /** A source was not asked for meetings before this day, and does not lack them. */
    meetingsFrom: date({ mode: 'string' }),
    authorId: uuid().references(() => users.id),
    createdAt: instant().notNull(),
    appliedAt: instant(),
  },
  (table) => [index('content_imports_newest').on(table.createdAt)],
)

/** Rows of an import until it is applied. */
export const contentImportRows = pgTable(
  'content_import_rows',
  {
    importId: uuid()
      .notNull()
      .references(() => contentImports.id, { onDelete: 'cascade' }),
    list: text({ enum: importLists }).notNull(),
    line: integer().notNull(),
    /** By which the record is known in the file and in the city. */
    key: text().notNull(),
    /** What the file says, by columns of the record's table. */
    row: json<Readonly<Record<string, unknown>>>().notNull(),
    /** Records that it names: list, key and the field that does. */
    refs: json<readonly ImportRef[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Of the record if it is new. */
    entityId: uuid().notNull(),
    /** While it is applied: what happens with it, and the record with what the file does not say. */
    state: text(),
    whole: json<Readonly<Record<string, unknown>>>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.list, table.line] })],
)

export interface ImportRef {
  readonly field: string
  readonly list: string
  readonly key: string
}

/** What a source last said of a record: a column in which the city's differs was changed by staff. */
export const importedRows = pgTable(
  'imported_rows',
  {
    list: text({ enum: importLists }).notNull(),
    key: text().notNull(),
    row: json<Readonly<Record<string, unknown>>>().notNull(),
    source: text().notNull(),
    importedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.key] })],
)
