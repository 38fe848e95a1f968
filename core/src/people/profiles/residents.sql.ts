import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
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
export const residentSettings = pgTable(
  'resident_settings',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    wantsEmail: boolean().notNull().default(true),
    wantsPhone: boolean().notNull().default(false),
    /** Hours of the city's clock, 0 to 23; over midnight if the first is later. Null: none. */
    quietFrom: smallint(),
    quietTo: smallint(),
    /** The upload's key in the bucket; never served. */
    pictureOriginalKey: text(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check(
      'resident_settings_quiet',
      sql`num_nulls(${table.quietFrom}, ${table.quietTo}) <> 1
        and coalesce(${table.quietFrom} between 0 and 23 and ${table.quietTo} between 0 and 23
          and ${table.quietFrom} <> ${table.quietTo}, true)`,
    ),
  ],
)

/** Overrides of notification-kinds.ts. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notificationId: text().notNull(),
    /** False: by no channel, whatever the two below say. */
    isEnabled: boolean().notNull(),
    mail: boolean().notNull().default(true),
    push: boolean().notNull().default(true),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.notificationId] })],
)

/** Kinds of mail that an address without an account has stopped by a mail's link. */
export const mailStops = pgTable(
  'mail_stops',
  {
    /** SHA-256, as `outbox.recipient`. */
    addressHash: text().notNull(),
    notificationId: text().notNull(),
    stoppedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.notificationId] })],
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
