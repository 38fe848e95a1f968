import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../people/users/users.sql.ts'
import { id, instant, json } from '../../platform/database/columns.ts'
import { contentKindNames, versionStates } from './rules.ts'

/** Something that staff edit. Its text for residents is a row with the same id in its kind's table. */
export const contentItems = pgTable(
  'content_items',
  {
    id: id(),
    kind: text({ enum: contentKindNames }).notNull(),
    /** Raised by every change: a writer who saw another one is refused. */
    revision: integer().notNull().default(0),
    /** Who is asked to check it. */
    ownerId: uuid().references(() => users.id),
    /** Null: never. Publishing counts, since its author has just read it. */
    checkedAt: instant(),
    checkEveryMonths: integer().notNull().default(12),
    createdAt: instant().notNull(),
    /** In the files that it is imported from; null if it was written here. */
    sourceKey: text(),
  },
  (table) => [
    index('content_items_of_kind').on(table.kind),
    unique('content_items_source_key').on(table.kind, table.sourceKey),
  ],
)

export const contentVersions = pgTable(
  'content_versions',
  {
    id: id(),
    itemId: uuid()
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer().notNull(),
    state: text({ enum: versionStates }).notNull(),
    /** The columns that staff edit, in both languages. Cleaned, so that publishing only copies it. */
    body: json<Readonly<Record<string, unknown>>>().notNull(),
    /** What changed, in the author's words. */
    note: text().notNull().default(''),
    /** Null for what was there before staff edited it here. */
    authorId: uuid().references(() => users.id),
    savedAt: instant().notNull(),
    /** When it will be published. */
    scheduledAt: instant(),
    publishedAt: instant(),
  },
  (table) => [
    unique('content_versions_number').on(table.itemId, table.number),
    uniqueIndex('content_versions_open')
      .on(table.itemId)
      .where(sql`state in ('draft', 'scheduled')`),
    uniqueIndex('content_versions_published')
      .on(table.itemId)
      .where(sql`state = 'published'`),
    index('content_versions_due')
      .on(table.scheduledAt)
      .where(sql`state = 'scheduled'`),
  ],
)
