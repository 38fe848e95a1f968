import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { indexDocuments } from '../search/index.ts'
import type { FeedItem } from './feed-item.ts'
import { type FeedKind, feedItems, feedStates } from './feeds.sql.ts'
import { searchableFeeds } from './searchable.ts'

/** Of the last successful read, for conditional requests. */
export interface Validators {
  readonly etag: string | null
  readonly lastModified: string | null
}

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

/**
 * In one transaction with the search index. An item keeps its id, its unchanged picture and, if the
 * feed has no date, the day on which we first saw it.
 */
export async function storeFeed(
  { clock, database }: Context,
  kind: FeedKind,
  items: readonly FeedItem[],
  validators: Validators,
): Promise<Stored> {
  const now = clock.now()
  const known = await database.read((builder) =>
    builder.select().from(feedItems).where(eq(feedItems.kind, kind)),
  )
  const knownBy = new Map(known.map((item) => [item.guid, item]))
  const rows = items.map((item) => {
    const before = knownBy.get(item.guid)
    const isSamePicture = before !== undefined && before.imageSource === item.imageSource
    return {
      ...item,
      id: before?.id ?? newId<'feed-item'>(now),
      kind,
      startsAt: item.startsAt ?? before?.startsAt ?? now,
      imageKey: isSamePicture ? before.imageKey : null,
      imageFailures: isSamePicture ? before.imageFailures : 0,
      fetchedAt: now,
    }
  })
  const touched = [...new Set([...known, ...rows].map(({ id }) => id))]
  await database.write((builder) => {
    const guids = rows.map(({ guid }) => guid)
    const vanished = and(eq(feedItems.kind, kind), notInArray(feedItems.guid, guids))
    const statements: BatchItem<'pg'>[] = [
      builder
        .update(feedStates)
        .set({ ...validators, lastGoodAt: now, failures: 0, lastProblem: null })
        .where(eq(feedStates.kind, kind)),
    ]
    if (rows.length > 0) {
      statements.push(
        builder
          .insert(feedItems)
          .values(rows)
          .onConflictDoUpdate({ target: [feedItems.kind, feedItems.guid], set: updated }),
      )
    }
    if (kind === 'news') statements.push(...indexDocuments(builder, searchableFeeds, touched))
    return [builder.delete(feedItems).where(vanished), ...statements] as const
  })
  const used = new Set(rows.map(({ imageKey }) => imageKey))
  const unused = known.flatMap(({ imageKey }) =>
    imageKey && !used.has(imageKey) ? [imageKey] : [],
  )
  return { items: rows.length, unusedPictures: [...new Set(unused)] }
}
