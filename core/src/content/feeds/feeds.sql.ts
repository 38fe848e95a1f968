import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'
import { feedKinds } from './rules.ts'

/** Other sites whose news and events the home page shows, as staff keep them. */
export const feeds = pgTable(
  'feeds',
  {
    id: id(),
    kind: text({ enum: feedKinds }).notNull(),
    /** For staff. */
    name: text().notNull(),
    url: text().notNull(),
    /** Not read; what was read stays. */
    isPaused: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [unique('feeds_address').on(table.kind, table.url)],
)

const feedId = () =>
  uuid()
    .notNull()
    .references(() => feeds.id, { onDelete: 'cascade' })

/** The last good copy; it stays while a feed is down. */
export const feedItems = pgTable(
  'feed_items',
  {
    id: id(),
    feedId: feedId(),
    /** The feed's. */
    kind: text({ enum: feedKinds }).notNull(),
    /** The source's id of the item (RSS guid, iCal UID with its occurrence). */
    guid: text().notNull(),
    title: text().notNull(),
    link: text(),
    /** Plain text, at most 300 characters. */
    snippet: text().notNull().default(''),
    location: text(),
    /** News: published. Events: start. */
    startsAt: instant().notNull(),
    /** Events only. */
    endsAt: instant(),
    isAllDay: boolean().notNull().default(false),
    /** The picture's address in the feed; fetched once. */
    imageSource: text(),
    /** Key of our copy; pages never load other sites' pictures. */
    imageKey: text(),
    /** Failed attempts at fetching it. */
    imageFailures: integer().notNull().default(0),
    fetchedAt: instant().notNull(),
  },
  (table) => [
    unique('feed_items_once').on(table.feedId, table.guid),
    index('feed_items_by_start').on(table.kind, table.startsAt, table.id),
  ],
)

/** Each feed's last read, for staff and conditional requests; none before the first one. */
export const feedStates = pgTable('feed_states', {
  feedId: feedId().primaryKey(),
  etag: text(),
  lastModified: text(),
  lastTriedAt: instant().notNull(),
  /** The next read: 15 minutes after the last one, longer after failures. */
  dueAt: instant().notNull(),
  lastGoodAt: instant(),
  failures: integer().notNull().default(0),
  lastProblem: text(),
})
