import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
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
import { grantableRoles } from '../../platform/kernel/staff-role.ts'

/** What staff find a person by, in lower case. */
export const directoryText = (table: {
  firstName: AnyColumn
  lastName: AnyColumn
  email: AnyColumn
  phoneNumber: AnyColumn
  contactId: AnyColumn
}): SQL =>
  sql`(lower(${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.email} || ' ' || coalesce(${table.phoneNumber}, '') || ' ' || coalesce(${table.contactId}, '')))`

/** By code points, for an index. */
export const sortedBy = (column: AnyColumn): SQL => sql`lower(${column}) collate "C"`

/**
 * Everyone with an account. A deleted account leaves a row without personal data, so that records
 * the law keeps still have an owner.
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower-case. A deleted account's is its id at an unreachable domain. */
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
    /** Roles in the staff app besides the administrator's. */
    roles: text({ enum: grantableRoles }).array().notNull().default([]),
    /** As a case worker, limits them to requests of these categories and areas; empty: all. */
    caseCategories: text().array().notNull().default([]),
    caseAreas: text().array().notNull().default([]),
    /** The organization they act for; null for themselves. */
    selectedOrganizationId: uuid(),
    /** The small picture's key in the bucket. */
    pictureKey: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [
    // For each column by which staff sort and search the directory, with its tiebreaker.
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
    index('users_with_roles')
      .on(table.id)
      .where(sql`roles <> '{}' and deleted_at is null`),
  ],
)

/** Staff who can be assigned requests. */
export const worksOnCases = sql`(
  (${users.isAdmin} or 'caseWorker' = any(${users.roles})) and ${users.deletedAt} is null)`

/** By name, or by email address without one. */
export const staffName = (user: SQL): SQL =>
  sql`coalesce(nullif(trim(${user}.first_name || ' ' || ${user}.last_name), ''), ${user}.email)`

/** A password's hash, or the id at another provider. */
export const credentials = pgTable(
  'credentials',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text({ enum: ['password', 'google', 'facebook', 'apple', 'firebase'] }).notNull(),
    /** The provider's id of the person; for a password the user's id. */
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

/** Stores only hashes of tokens: a reader of the table cannot use them. */
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
    /** Of the replaced refresh token: if used again, it was stolen. */
    previousTokenHash: text().unique('sessions_previous_token'),
    createdAt: instant().notNull(),
    /** The last recorded use; uses within the same minute are not recorded. */
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    confirmedAt: instant().notNull(),
    /** When the second factor was shown; only in the staff app. */
    secondFactorAt: instant(),
    ipAddress: text(),
    userAgent: text(),
    /** Of its last use, by network address (place.ts); shown only to the session's owner. */
    place: text(),
    /** The mobile app's session that opened a web view's; both end together. */
    openedFrom: uuid().references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('sessions_opened_from').on(table.openedFrom),
    index('sessions_of_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

/** Browsers (RFC 8030, RFC 8291) and devices with the city's mobile app that get push notifications. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The subscription ends with it; null if the session expired unused (docs/decisions.md). */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    /** Its service worker shows only its own app's pushes. */
    app: text({ enum: ['resident', 'staff'] })
      .notNull()
      .default('resident'),
    platform: text({ enum: ['web', 'android', 'ios'] })
      .notNull()
      .default('web'),
    /** A browser's address at its push service; a device's token at Firebase Cloud Messaging. */
    endpoint: text().notNull().unique('push_subscriptions_endpoint'),
    /** The browser's public key and secret, base64url. */
    p256dh: text(),
    auth: text(),
    language: text({ enum: languages }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('push_subscriptions_of_user').on(table.userId),
    index('push_subscriptions_of_session').on(table.sessionId),
    check(
      'push_subscriptions_keys',
      sql`(${table.platform} = 'web') = (${table.p256dh} is not null and ${table.auth} is not null)`,
    ),
  ],
)

/** Good once: the `oobCode` of an emailed link, the code of a web view. */
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
        'totp-setup',
        'passkey-setup',
        'passkey-login',
      ],
    }).notNull(),
    /** Null only before the user is known. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The address to verify, the path to open. */
    subject: text().notNull(),
    /** The session that made a web view's code, which ends with it. */
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

/** Rate-limit hits; all workers share the count. */
export const attempts = pgTable(
  'attempts',
  {
    /** From core/src/people/identity/limits.ts. */
    limitName: text().notNull(),
    /** SHA-256 of the key: a typed address is personal data. */
    keyHash: text().notNull(),
    /** Oldest first; no more than the limit needs. */
    madeAt: timestamp({ withTimezone: true, mode: 'date', precision: 3 }).array().notNull(),
    lockedUntil: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.limitName, table.keyHash] }),
    index('attempts_age').on(table.updatedAt),
  ],
)

/** For staff's Activity History (spec, admin section 2.4). */
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
    /** Action and Item of the service; empty without one. */
    action: text().notNull().default(''),
    item: text().notNull().default(''),
    /** Of UserLogin and UserSession: ipAddress, userAgent and platform. */
    data: json<Record<string, unknown>>().notNull(),
  },
  (table) => [index('user_events_of_user').on(table.userId, table.at)],
)
