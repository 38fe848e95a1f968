import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../database/columns.ts'

/** Folders of documents: of a utility account; those of a request are its files. */
export const documentFolders = pgTable('document_folders', {
  id: id(),
  /** Customer and location id of the account: `12345-678`. */
  utilityAccount: text().notNull().unique('document_folders_account'),
  createdAt: instant().notNull(),
})

/** Documents in a folder. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    folderId: uuid()
      .notNull()
      .references(() => documentFolders.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    contentType: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Its name in the bucket. */
    objectKey: text().notNull().unique('documents_object'),
    createdAt: instant().notNull(),
  },
  (table) => [index('documents_of_folder').on(table.folderId, table.name)],
)
