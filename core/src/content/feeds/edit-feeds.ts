import { eq, type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { requireSeenRow, type SeenRow } from '../../platform/database/require-seen-row.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { isPublicAddress } from '../../platform/kernel/web-address.ts'
import { indexDocuments } from '../search/index.ts'
import type { Network } from './download.ts'
import { feedItems, feeds, feedStates } from './feeds.sql.ts'
import { type FeedEdit, feedErrors, feedLimits } from './rules.ts'
import { searchableFeeds } from './searchable.ts'
import { feedCodes, keysInUse, unusedOf } from './store-feed.ts'

/** By kind and name, with what the last read found. @throws forbidden unless staff. */
export async function listFeeds(context: Context): Promise<JsonText> {
  requireStaff(context, 'listFeeds')
  return context.database.json(sql`
    select coalesce(json_agg(json_build_object('id', f.id, 'kind', f.kind, 'name', f.name, 'url', f.url,
      'isPaused', f.is_paused, 'version', f.version,
      'items', (select count(*)::int from ${feedItems} i where i.feed_id = f.id),
      'lastTriedAt', ${isoInstant(sql`s.last_tried_at`)}, 'lastGoodAt', ${isoInstant(sql`s.last_good_at`)},
      'nextAt', ${isoInstant(sql`s.due_at`)}, 'failures', coalesce(s.failures, 0),
      'problem', nullif(split_part(coalesce(s.last_problem, ''), ': ', 1), ''),
      'seen', split_part(coalesce(s.last_problem, ''), ': ', 2))
      order by f.kind desc, lower(f.name), f.id), '[]')::text as body
    from ${feeds} f left join ${feedStates} s on s.feed_id = f.id`)
}

type Reach = Pick<Network, 'isLocal'>

function columnsOf(context: Context, { isLocal }: Reach, edit: FeedEdit) {
  requireValid(feedErrors(edit))
  const [name, url] = [edit.name.trim(), edit.url.trim()]
  if (!isLocal && !isPublicAddress(url)) throw new DomainError('invalid', 'Feeds.NotPublic')
  return { kind: edit.kind, name, url, updatedAt: context.clock.now() }
}

/** A small table: of two writers the second waits and is refused in words. */
const requireNew = (builder: Builder, { kind, url }: FeedEdit, id: string) =>
  [
    builder.execute(sql`lock table ${feeds} in share row exclusive mode`),
    requireThat(
      builder,
      sql`not exists (select from ${feeds} where kind = ${kind} and url = ${url} and id <> ${id})`,
      'conflict',
      'Feeds.Taken',
    ),
  ] as const

/** Read again within a minute, as a whole. */
const readSoon = (builder: Builder, context: Context, id: string) =>
  builder
    .update(feedStates)
    .set({
      dueAt: context.clock.now(),
      etag: null,
      lastModified: null,
      failures: 0,
      lastProblem: null,
    })
    .where(eq(feedStates.feedId, id))

/**
 * Read within a minute.
 * @throws forbidden; invalid with each wrong field, or for an address that is not public; conflict
 * for one that is there, or too many.
 */
export async function addFeed(
  context: Context,
  reach: Reach,
  edit: FeedEdit,
): Promise<{ readonly id: string }> {
  requireStaff(context, 'addFeed')
  const columns = columnsOf(context, reach, edit)
  const id = newId<'feed'>(columns.updatedAt)
  await context.database.write((builder) => [
    ...requireNew(builder, columns, id),
    requireThat(
      builder,
      sql`(select count(*) from ${feeds}) < ${feedLimits.feeds}`,
      'conflict',
      'Feeds.TooMany',
    ),
    builder.insert(feeds).values({ id, ...columns, createdAt: columns.updatedAt }),
    noted(context, builder, 'addFeed', id, { name: columns.name }),
  ])
  return { id }
}

/**
 * Its items stay until the next read.
 * @throws forbidden, not-found, stale, invalid and conflict as `addFeed`.
 */
export async function updateFeed(
  context: Context,
  reach: Reach,
  { id, version, ...edit }: SeenRow & FeedEdit,
): Promise<{ readonly version: number }> {
  requireStaff(context, 'updateFeed')
  const { kind, ...columns } = columnsOf(context, reach, edit)
  await context.database.write((builder) => [
    ...requireSeenRow(builder, feeds, { id, version }, feedCodes),
    requireThat(builder, sameKind(id, kind), 'conflict', 'Feeds.OtherKind'),
    ...requireNew(builder, { kind, ...columns }, id),
    builder
      .update(feeds)
      .set({ ...columns, version: version + 1 })
      .where(eq(feeds.id, id)),
    readSoon(builder, context, id),
    noted(context, builder, 'updateFeed', id, { name: columns.name }),
  ])
  return { version: version + 1 }
}

/** Its items are of that kind. */
const sameKind = (id: string, kind: string): SQL =>
  sql`exists (select from ${feeds} where id = ${id} and kind = ${kind})`

/** Not read while it is paused; what was read stays. @throws forbidden, not-found, stale. */
export async function pauseFeed(
  context: Context,
  { id, version, isPaused }: SeenRow & { readonly isPaused: boolean },
): Promise<{ readonly version: number }> {
  requireStaff(context, 'pauseFeed')
  const updatedAt = context.clock.now()
  await context.database.write((builder) => [
    ...requireSeenRow(builder, feeds, { id, version }, feedCodes),
    builder
      .update(feeds)
      .set({ isPaused, updatedAt, version: version + 1 })
      .where(eq(feeds.id, id)),
    ...(isPaused ? [] : [readSoon(builder, context, id)]),
    noted(context, builder, 'pauseFeed', id, { isPaused }),
  ])
  return { version: version + 1 }
}

/**
 * With its items, also those that search finds.
 * @returns keys of pictures that nothing uses any more
 * @throws forbidden, not-found, stale.
 */
export async function deleteFeed(context: Context, seen: SeenRow): Promise<readonly string[]> {
  requireStaff(context, 'deleteFeed')
  const { id } = seen
  const items = await context.database.read((builder) =>
    builder
      .select({ id: feedItems.id, key: feedItems.imageKey })
      .from(feedItems)
      .where(eq(feedItems.feedId, id)),
  )
  const keys = [...new Set(items.flatMap(({ key }) => key ?? []))]
  const { used } = await context.database.write((builder) => ({
    seen: requireSeenRow(builder, feeds, seen, feedCodes),
    noted: noted(context, builder, 'deleteFeed', id, {}),
    deleted: builder.delete(feeds).where(eq(feeds.id, id)),
    index: indexDocuments(
      builder,
      searchableFeeds,
      items.map((item) => item.id),
    ),
    used: keysInUse(builder, keys),
  }))
  return unusedOf(keys, used)
}

function noted(
  context: Context,
  builder: Builder,
  operation: 'addFeed' | 'updateFeed' | 'pauseFeed' | 'deleteFeed',
  entityId: string,
  details: Readonly<Record<string, string | boolean>>,
) {
  return audit(context, builder, { operation, entity: 'feed', entityId, details })
}
