import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'

/** The two feeds of the home page. */
export const feedKinds = ['news', 'events'] as const
export type FeedKind = (typeof feedKinds)[number]

/** The last good copy of what a feed said; a feed that dies leaves it standing. */
export const feedItems = pgTable(
  'feed_items',
  {
    id: id(),
    kind: text({ enum: feedKinds }).notNull(),
    /** The source's own id of the item (RSS guid, iCal UID with its occurrence). */
    guid: text().notNull(),
    title: text().notNull(),
    link: text(),
    /** Plain text, at most 300 characters. */
    snippet: text().notNull().default(''),
    location: text(),
    /** News: when published. Events: when it begins. */
    startsAt: instant().notNull(),
    /** Events only. */
    endsAt: instant(),
    isAllDay: boolean().notNull().default(false),
    /** Where the feed says the picture is; we fetch it from there once. */
    imageSource: text(),
    /** Key of our own copy of the picture; foreign pictures are never shown from afar. */
    imageKey: text(),
    /** Failed attempts at fetching it. */
    imageFailures: integer().notNull().default(0),
    fetchedAt: instant().notNull(),
  },
  (table) => [
    unique('feed_items_once').on(table.kind, table.guid),
    index('feed_items_by_start').on(table.kind, table.startsAt, table.id),
  ],
)

/** How the last reading of each feed went, for staff and for conditional requests. */
export const feedStates = pgTable('feed_states', {
  kind: text({ enum: feedKinds }).primaryKey(),
  url: text().notNull(),
  etag: text(),
  lastModified: text(),
  lastTriedAt: instant().notNull(),
  /** Not to be read before: 15 minutes after the last reading, longer after failures. */
  dueAt: instant().notNull(),
  lastGoodAt: instant(),
  failures: integer().notNull().default(0),
  lastProblem: text(),
})
