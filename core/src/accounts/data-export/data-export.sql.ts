import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../people/users/users.sql.ts'
import { id, instant } from '../../platform/database/columns.ts'
import { languages } from '../../platform/kernel/language.ts'

/** Archives too large to make during a request. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    language: text({ enum: languages }).notNull(),
    status: text({ enum: ['preparing', 'ready', 'failed'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** The job's lease. */
    leasedUntil: instant(),
    /** The key in the bucket; the same for every try, so that none leaves a file behind. */
    objectKey: text().notNull().unique('data_exports_object'),
    /** Bytes, once it is ready. */
    size: integer(),
    createdAt: instant().notNull(),
    readyAt: instant(),
    /** Not downloadable after that, and swept. */
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('data_exports_one')
      .on(table.userId)
      .where(sql`status = 'preparing'`),
    index('data_exports_of_user').on(table.userId, table.createdAt),
    index('data_exports_preparing')
      .on(table.createdAt)
      .where(sql`status = 'preparing'`),
    index('data_exports_expiry').on(table.expiresAt),
  ],
)
