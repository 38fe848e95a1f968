import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, json } from '../../platform/database/columns.ts'
import { languages } from '../../platform/kernel/language.ts'

/** Everything by which staff find a person, in one lower-case text. */
export const directoryText = (table: {
  firstName: AnyColumn
  lastName: AnyColumn
  email: AnyColumn
  phoneNumber: AnyColumn
  contactId: AnyColumn
}): SQL =>
  sql`(lower(${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.email} || ' ' || coalesce(${table.phoneNumber}, '') || ' ' || coalesce(${table.contactId}, '')))`

/** A column in the order in which the directory lists it: by its letters' codes, which an index can follow. */
export const sortedBy = (column: AnyColumn): SQL => sql`lower(${column}) collate "C"`

/**
 * Everybody who has an account, and the directory in which staff look for them. One who deleted the
 * account leaves a row without personal data, so that what the law keeps still has its owner.
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower-case; unique. Of a deleted account: the id at an address that no mail can reach. */
    email: text().notNull().unique('users_email'),
    emailVerifiedAt: instant(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    phoneNumber: text(),
    language: text({ enum: ['en', 'es'] })
      .notNull()
      .default('en'),
    /** The contact record (the spec's SalesforceId). */
    contactId: text().unique('users_contact'),
    isAdmin: boolean().notNull().default(false),
    /** The organization on whose behalf the person acts; null acts personally. */
    selectedOrganizationId: uuid(),
    /** Name of the small picture in the bucket. */
    pictureKey: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [
    // Each column by which staff sort and search the directory, in that order and with its tie broken.
    index('users_by_email')
      .on(sortedBy(table.email), table.id)
      .where(sql`deleted_at is null`),
    index('users_by_first_name')
      .on(sortedBy(table.firstName), table.id)
      .where(sql`deleted_at is null`),
    index('users_by_last_name')
      .on(sortedBy(table.lastName), table.id)
      .where(sql`deleted_at is null`),
    index('users_by_phone_number')
      .on(sortedBy(table.phoneNumber), table.id)
      .where(sql`deleted_at is null`),
    index('users_by_contact')
      .on(sortedBy(table.contactId), table.id)
      .where(sql`deleted_at is null`),
    index('users_containing')
      .using('gin', sql`${directoryText(table)} gin_trgm_ops`)
      .where(sql`deleted_at is null`),
    index('users_administrators')
      .on(table.id)
      .where(sql`is_admin and deleted_at is null`),
  ],
)

/** What proves an identity: a password's hash, or the id at another provider. */
export const credentials = pgTable(
  'credentials',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text({ enum: ['password', 'google', 'facebook', 'apple', 'firebase'] }).notNull(),
    /** The provider's own id of the person; for a password the user's id. */
    subject: text().notNull(),
    /** scrypt, with its parameters and salt (core/src/people/identity/password-hash.ts). */
    passwordHash: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('credentials_subject').on(table.provider, table.subject),
    index('credentials_of_user').on(table.userId),
  ],
)

/** Login sessions. Only hashes of tokens are stored: a reader of the table cannot use them. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    app: text({ enum: ['resident', 'staff', 'mobile'] }).notNull(),
    /** SHA-256 of the token in the cookie, or of a mobile app's refresh token. */
    tokenHash: text().notNull().unique('sessions_token'),
    /** Of the refresh token that the present one replaced: seen again, it was stolen. */
    previousTokenHash: text().unique('sessions_previous_token'),
    createdAt: instant().notNull(),
    /** The last use that was noted; uses within the same minute are not. */
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    confirmedAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** Of its last use, by the network address (place.ts); shown to the session's owner alone. */
    place: text(),
    /** The mobile app's session from which a web view's was opened; it ends with it. */
    openedFrom: uuid().references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('sessions_opened_from').on(table.openedFrom),
    index('sessions_of_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

/** Browsers that take Web Push for a person (RFC 8030, RFC 8291). */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser's session, with which it ends; null where that expired by itself, unused (docs/decisions.md). */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique('push_subscriptions_endpoint'),
    /** The browser's public key and secret, base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text({ enum: languages }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('push_subscriptions_of_user').on(table.userId),
    index('push_subscriptions_of_session').on(table.sessionId),
  ],
)

/** Codes that work once: the `oobCode` of a mailed link, the code of a web view. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    /** SHA-256 of the code. */
    codeHash: text().notNull().unique('one_time_codes_code'),
    purpose: text({
      enum: [
        'verify-email',
        'reset-password',
        'change-email',
        'web-view',
        'provider-state',
        'saml-request',
      ],
    }).notNull(),
    /** Null only before the user is known. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** What the code is about: the address to prove, the path to open. */
    subject: text().notNull(),
    /** The session that made the way into a web view: the code ends with it. */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index('one_time_codes_of_session').on(table.sessionId),
    index('one_time_codes_of_user').on(table.userId, table.purpose),
    index('one_time_codes_expiry').on(table.expiresAt),
  ],
)

/** Devices that have logged in: a stranger's wrong passwords do not lock them out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the device's secret. */
    deviceHash: text().notNull(),
    lastSignInAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('known_devices_age').on(table.lastSignInAt),
  ],
)

/** Recent attempts by what they were made at; all workers count here together. */
export const attempts = pgTable(
  'attempts',
  {
    /** Which limit counts (core/src/people/identity/limits.ts). */
    limitName: text().notNull(),
    /** SHA-256 of whom it counts for: an address that was typed is personal, known or not. */
    keyHash: text().notNull(),
    /** Times of the hits, oldest first; no more than the limit needs. */
    madeAt: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).array().notNull(),
    lockedUntil: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.limitName, table.keyHash] }),
    index('attempts_age').on(table.updatedAt),
  ],
)

/** What a person did in the portal, as staff see it under Activity History (spec, admin section 2.4). */
export const userEvents = pgTable(
  'user_events',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    /** The spec's EventName, such as UserLogin or UserSession. */
    name: text().notNull(),
    /** Action and Item of the service that it was about; empty where it was about none. */
    action: text().notNull().default(''),
    item: text().notNull().default(''),
    /** Of UserLogin and UserSession: ipAddress, userAgent and platform. */
    data: json<Record<string, unknown>>().notNull(),
  },
  (table) => [index('user_events_of_user').on(table.userId, table.at)],
)
