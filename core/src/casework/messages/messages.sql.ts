import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../people/users/users.sql.ts'
import { id, instant } from '../../platform/database/columns.ts'
import { recordTypeNames } from '../requests/rules.ts'

/** The inbox; messages are in both languages. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    titleEs: text().notNull(),
    body: text().notNull(),
    bodyEs: text().notNull(),
    /** The record that it is about, if any. */
    recordType: text({ enum: recordTypeNames }),
    recordId: uuid(),
    /** The path of the page in the resident app that it is about, if it is about no record. */
    page: text(),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index('messages_of_user').on(table.userId, sql`${table.createdAt} desc`, table.id),
    index('messages_unread')
      .on(table.userId)
      .where(sql`read_at is null`),
    index('messages_of_record').on(table.recordId),
    check(
      'messages_page',
      sql`${table.page} is null or (${table.page} ~ '^/[a-z]' and ${table.recordId} is null)`,
    ),
  ],
)
