import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Builder } from '../../platform/database/database.ts'
import { requireSeenRow } from '../../platform/database/require-seen-row.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { indexDocuments } from '../search/index.ts'
import { feedItems, feeds, feedStates } from './feeds.sql.ts'
import type { FeedRead } from './read-feed.ts'
import type { FeedKind } from './rules.ts'
import { searchableFeeds } from './searchable.ts'

/** The number of stored items, and the keys of unused pictures. */
export interface Stored {
  readonly items: number
  readonly unusedPictures: readonly string[]
}

/** An existing item gets the feed's new values. */
const updated = {
  title: sql`excluded.title`,
  link: sql`excluded.link`,
  snippet: sql`excluded.snippet`,
  location: sql`excluded.location`,
  startsAt: sql`excluded.starts_at`,
  endsAt: sql`excluded.ends_at`,
  isAllDay: sql`excluded.is_all_day`,
  imageSource: sql`excluded.image_source`,
  imageKey: sql`excluded.image_key`,
  imageFailures: sql`excluded.image_failures`,
  fetchedAt: sql`excluded.fetched_at`,
}

/** Those of the keys that are still in use: equal pictures have one key, in all feeds. */
export const keysInUse = (builder: Builder, keys: readonly string[]) =>
  builder
    .select({ key: feedItems.imageKey })
    .from(feedItems)
    .where(inArray(feedItems.imageKey, [...keys]))

export const feedCodes = { missing: 'Feeds.NotFound', stale: 'Feeds.ChangedMeanwhile' } as const

/**
 * In one transaction with the search index. An item keeps its id, its unchanged picture and, if the
 * feed has no date, the day on which we first saw it.
 * @throws not-found, stale if staff changed the feed while it was read.
 */
export async function storeFeed(
  { clock, database }: Context,
  feed: { readonly id: string; readonly kind: FeedKind; readonly version: number },
  { items, validators }: FeedRead,
): Promise<Stored> {
  const { id: feedId, kind } = feed
  const now = clock.now()
  const known = await database.read((builder) =>
    builder.select().from(feedItems).where(eq(feedItems.feedId, feedId)),
  )
  const knownBy = new Map(known.map((item) => [item.guid, item]))
  const rows = items.map((item) => {
    const before = knownBy.get(item.guid)
    const isSamePicture = before !== undefined && before.imageSource === item.imageSource
    return {
      ...item,
      id: before?.id ?? newId<'feed-item'>(now),
      feedId,
      kind,
      startsAt: item.startsAt ?? before?.startsAt ?? now,
      imageKey: isSamePicture ? before.imageKey : null,
      imageFailures: isSamePicture ? before.imageFailures : 0,
      fetchedAt: now,
    }
  })
  const touched = [...new Set([...known, ...rows].map(({ id }) => id))]
  const keys = [...new Set(known.flatMap(({ imageKey }) => imageKey ?? []))]
  const { used } = await database.write((builder) => {
    const guids = rows.map(({ guid }) => guid)
    const vanished = and(eq(feedItems.feedId, feedId), notInArray(feedItems.guid, guids))
    const insert: BatchItem<'pg'>[] =
      rows.length === 0
        ? []
        : [
            builder
              .insert(feedItems)
              .values(rows)
              .onConflictDoUpdate({ target: [feedItems.feedId, feedItems.guid], set: updated }),
          ]
    return {
      seen: requireSeenRow(builder, feeds, feed, feedCodes),
      vanished: builder.delete(feedItems).where(vanished),
      state: builder
        .update(feedStates)
        .set({ ...validators, lastGoodAt: now, failures: 0, lastProblem: null })
        .where(eq(feedStates.feedId, feedId)),
      insert,
      index: kind === 'news' ? indexDocuments(builder, searchableFeeds, touched) : [],
      used: keysInUse(builder, keys),
    }
  })
  return { items: rows.length, unusedPictures: unusedOf(keys, used) }
}

export function unusedOf(
  keys: readonly string[],
  used: readonly { readonly key: string | null }[],
): readonly string[] {
  const inUse = new Set(used.map(({ key }) => key))
  return keys.filter((key) => !inUse.has(key))
}
