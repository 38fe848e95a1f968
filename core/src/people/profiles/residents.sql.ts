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

/**
 * The city's own records of the people it deals with (the spec's Salesforce contacts). A person who
 * creates an account is matched to the record with the same proven address, or gets a new one.
 */
export const contacts = pgTable('contacts', {
  /** The spec's SalesforceId: ours are UUIDs, another system's are what it says. */
  id: text().primaryKey(),
  /** Lower-case; null while the city knows none. */
  email: text().unique('contacts_email'),
  firstName: text().notNull(),
  lastName: text().notNull(),
  phoneNumber: text(),
  ...addressColumns(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
})

/** What a person owns beside the primary address. */
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

/** A started account creation, so that it can continue on any device. */
export const accountDrafts = pgTable('account_drafts', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  form: json<AccountCreation>().notNull(),
  updatedAt: instant().notNull(),
})

/** How a person wants to be reached; who has no row is reached by mail alone. */
export const residentSettings = pgTable('resident_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  wantsEmail: boolean().notNull().default(true),
  wantsPhone: boolean().notNull().default(false),
  /** Name of the uploaded picture in the bucket; it is never served. */
  pictureOriginalKey: text(),
  updatedAt: instant().notNull(),
})

/** Notifications that a person has switched; all others are as notification-kinds.ts says. */
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

/** Pictures on their way into the bucket, part by part. */
export const pictureUploads = pgTable(
  'picture_uploads',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    objectKey: text().notNull(),
    /** The bucket's own name for the upload. */
    uploadId: text().notNull(),
    /** Bytes, as announced. */
    size: integer().notNull(),
    createdAt: instant().notNull(),
    /** The file is whole and was found to be a picture. */
    completedAt: instant(),
  },
  (table) => [index('picture_uploads_of_user').on(table.userId, sql`${table.createdAt} desc`)],
)
