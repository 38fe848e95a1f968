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
import { users } from '../../people/users/users.sql.ts'
import { id, instant, json } from '../../platform/database/columns.ts'
import { type Audience, broadcastChannels, broadcastStates } from './rules.ts'

/** A message that staff send to many, stored once, in both languages. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: id(),
    title: text().notNull(),
    titleEs: text().notNull(),
    body: text().notNull(),
    bodyEs: text().notNull(),
    audience: json<Audience>().notNull(),
    channels: text({ enum: broadcastChannels }).array().notNull(),
    state: text({ enum: broadcastStates }).notNull(),
    /** Sent so many times; from the second on only to those not reached yet. */
    wave: smallint().notNull().default(1),
    /** Not before that. */
    sendAt: instant().notNull(),
    /** Why it is sent in the quiet hours too; null: it waits for their end. */
    urgentReason: text(),
    /** People, when it was written or sent again. */
    audienceSize: integer().notNull(),
    /** Null: by someone whose account is deleted. */
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The second person, above the size that the city sets. */
    approvedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    /** Of the last sending, or of the last decision on it. */
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('broadcasts_open')
      .on(table.sendAt)
      .where(sql`state in ('scheduled', 'running')`),
    index('broadcasts_newest').on(sql`${table.createdAt} desc`, table.id),
    check('broadcasts_inbox', sql`'inbox' = any(${table.channels})`),
  ],
)

/** A wave in parts of at most 500 people, each the work of one invocation. */
export const broadcastShards = pgTable(
  'broadcast_shards',
  {
    broadcastId: uuid()
      .notNull()
      .references(() => broadcasts.id, { onDelete: 'cascade' }),
    wave: smallint().notNull(),
    nth: integer().notNull(),
    /** The ids of its people: from the first on, before the second; null: to the last. */
    fromUserId: uuid().notNull(),
    untilUserId: uuid(),
    /** Null: no worker is at it; a worker that died is replaced after five minutes. */
    takenAt: instant(),
    doneAt: instant(),
    reached: integer().notNull().default(0),
    pushed: integer().notNull().default(0),
    pushFailed: integer().notNull().default(0),
    mailed: integer().notNull().default(0),
    optedOut: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.broadcastId, table.wave, table.nth] }),
    index('broadcast_shards_open')
      .on(table.broadcastId, table.wave, table.nth)
      .where(sql`done_at is null`),
  ],
)

/** Who got one, in their inbox at least: once, whatever is repeated. */
export const broadcastRecipients = pgTable(
  'broadcast_recipients',
  {
    broadcastId: uuid()
      .notNull()
      .references(() => broadcasts.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    wave: smallint().notNull(),
    createdAt: instant().notNull(),
    isMailed: boolean().notNull(),
    /** When all their devices were tried. */
    pushedAt: instant(),
    readAt: instant(),
    /** By them, from their inbox. */
    deletedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.broadcastId, table.userId] }),
    index('broadcast_recipients_inbox').on(
      table.userId,
      sql`${table.createdAt} desc`,
      sql`${table.broadcastId} desc`,
    ),
    index('broadcast_recipients_unread')
      .on(table.userId)
      .where(sql`read_at is null and deleted_at is null`),
  ],
)

/** An audience that staff named, to use it again. */
export const broadcastAudiences = pgTable('broadcast_audiences', {
  id: id(),
  name: text().notNull().unique(),
  audience: json<Audience>().notNull(),
  /** Null: by a person whose account is deleted. */
  createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  createdAt: instant().notNull(),
})
