import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'
import { users } from '../users/users.sql.ts'
import { inboxChoices, inboxKindNames } from './kinds.ts'

/** What staff are notified of. */
export const staffNotifications = pgTable(
  'staff_notifications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: inboxKindNames }).notNull(),
    /** What happened: each person is notified of it once. */
    eventKey: text().notNull(),
    /** The number of a request, a payment or a utility account: all that subjects and pushes say about it. */
    reference: text().notNull(),
    /** What the request is about, from the catalog; empty without one. */
    title: text().notNull(),
    titleEs: text(),
    /** The record in the staff app. */
    path: text().notNull(),
    /** Null for residents and jobs. */
    actorId: uuid().references(() => users.id),
    /** As the person had chosen. */
    mail: text({ enum: inboxChoices }).notNull(),
    push: text({ enum: inboxChoices }).notNull(),
    createdAt: instant().notNull(),
    readAt: instant(),
    /** When the hourly job handled it. */
    digestedAt: instant(),
  },
  (table) => [
    unique('staff_notifications_once').on(table.eventKey, table.userId),
    index('staff_notifications_of_user').on(
      table.userId,
      sql`${table.createdAt} desc`,
      sql`${table.id} desc`,
    ),
    index('staff_notifications_unread')
      .on(table.userId, sql`${table.createdAt} desc`, sql`${table.id} desc`)
      .where(sql`read_at is null`),
    index('staff_notifications_to_digest')
      .on(table.userId)
      .where(sql`digested_at is null and (mail = 'hourly' or push = 'hourly')`),
    index('staff_notifications_age').on(table.createdAt),
  ],
)

/** Overrides of the defaults (kinds.ts). */
export const staffNotificationSettings = pgTable(
  'staff_notification_settings',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: inboxKindNames }).notNull(),
    mail: text({ enum: inboxChoices }).notNull(),
    push: text({ enum: inboxChoices }).notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)
