import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, json } from '../../platform/database/columns.ts'
import { users } from '../users/users.sql.ts'
import type { AccountCreation } from './rules.ts'

const addressColumns = () => ({
  address1: text().notNull().default(''),
  address2: text().notNull().default(''),
  city: text().notNull().default(''),
  state: text().notNull().default(''),
  zip: text().notNull().default(''),
})

/** The city's records of people (the spec's Salesforce contacts), matched by verified address. */
export const contacts = pgTable('contacts', {
  /** The spec's SalesforceId: ours are UUIDs, another system's any text. */
  id: text().primaryKey(),
  /** Lower-case; null if unknown. */
  email: text().unique('contacts_email'),
  firstName: text().notNull(),
  lastName: text().notNull(),
  phoneNumber: text(),
  ...addressColumns(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
})

/** Besides the primary address. */
export const contactProperties = pgTable(
  'contact_properties',
  {
    id: id(),
    contactId: text()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    ...addressColumns(),
    createdAt: instant().notNull(),
  },
  (table) => [index('contact_properties_of_contact').on(table.contactId)],
)

/** Unfinished account creations, to continue on any device. */
export const accountDrafts = pgTable('account_drafts', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  form: json<AccountCreation>().notNull(),
  updatedAt: instant().notNull(),
})

/** How a person wants to be contacted; without a row by email alone. */
export const residentSettings = pgTable('resident_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  wantsEmail: boolean().notNull().default(true),
  wantsPhone: boolean().notNull().default(false),
  /** The upload's key in the bucket; never served. */
  pictureOriginalKey: text(),
  updatedAt: instant().notNull(),
})

/** Overrides of notification-kinds.ts. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notificationId: text().notNull(),
    isEnabled: boolean().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.notificationId] })],
)

/** Multipart uploads of pictures. */
export const pictureUploads = pgTable(
  'picture_uploads',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    objectKey: text().notNull(),
    /** The bucket's id. */
    uploadId: text().notNull(),
    /** Bytes, as announced. */
    size: integer().notNull(),
    createdAt: instant().notNull(),
    /** When the file was complete and found to be a picture. */
    completedAt: instant(),
  },
  (table) => [index('picture_uploads_of_user').on(table.userId, sql`${table.createdAt} desc`)],
)
