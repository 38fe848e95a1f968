import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { utilityAccounts } from '../../money/utility-accounts/utility-accounts.sql.ts'
import { id, instant } from '../../platform/database/columns.ts'

/** Of a utility account; a request's documents are its files. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    utilityAccountId: uuid()
      .notNull()
      .references(() => utilityAccounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    contentType: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** The key in the bucket. */
    objectKey: text().notNull().unique('documents_object'),
    createdAt: instant().notNull(),
  },
  (table) => [index('documents_of_account').on(table.utilityAccountId, table.createdAt, table.id)],
)
