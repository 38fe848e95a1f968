import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { Network } from './download.ts'
import { FeedRefused } from './feeds.errors.ts'
import { feeds, feedStates } from './feeds.sql.ts'
import { fetchPictures, type PicturesReport } from './fetch-pictures.ts'
import type { PictureStore } from './picture-store.ts'
import { type FeedAddress, readFeed, type Validators } from './read-feed.ts'
import type { FeedKind } from './rules.ts'
import { storeFeed } from './store-feed.ts'

const minuteMs = 60_000
/** After failures the interval doubles, up to six hours. */
const everyMs = 15 * minuteMs
const seldomMs = 360 * minuteMs

export type FeedReport = { readonly kind: FeedKind } & (
  | { readonly outcome: 'taken'; readonly items: number }
  | { readonly outcome: 'unchanged' }
  /** Staff changed or removed the feed while it was read. */
  | { readonly outcome: 'dropped' }
  | { readonly outcome: 'refused'; readonly problem: string; readonly failures: number }
)

export interface RefreshReport {
  readonly feeds: readonly FeedReport[]
  readonly pictures: PicturesReport
}

export interface FeedPorts {
  readonly network: Network
  readonly pictures: PictureStore
}

interface Due extends FeedAddress, Validators, Record<string, unknown> {
  readonly id: string
  readonly version: number
  readonly failures: number
}

/** In one statement, so that no two schedulers read the same feed. A new feed is due right away. */
async function claimDue({ clock, database }: Context): Promise<readonly Due[]> {
  const now = clock.now()
  // To the minute, so that a schedule slightly early every quarter of an hour still runs.
  const dueAt = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs + everyMs)
  const [at, next] = [now, dueAt].map((time) => sql`${time.toISOString()}::timestamptz`)
  const { due } = await database.write((builder) => ({
    due: builder.execute<Due>(sql`
      with claimed as (
        insert into ${feedStates} as s (feed_id, last_tried_at, due_at)
        select id, ${at}, ${next} from ${feeds} where not is_paused
        on conflict (feed_id) do update set last_tried_at = ${at}, due_at = ${next}
        where s.due_at <= ${at}
        returning s.feed_id, s.etag, s.last_modified, s.failures
      )
      select f.id, f.kind, f.url, f.version, c.etag, c.last_modified as "lastModified", c.failures
      from claimed c join ${feeds} f on f.id = c.feed_id order by f.kind desc, f.id`),
  }))
  return due.rows
}

async function refresh(
  context: Context,
  due: Due,
  { network, pictures }: FeedPorts,
): Promise<FeedReport> {
  const { kind } = due
  const read = await readFeed(context, network, due, due)
  if (read === null) {
    await noteUnchanged(context, due)
    return { kind, outcome: 'unchanged' }
  }
  const stored = await storeFeed(context, due, read)
  if (stored.unusedPictures.length > 0) await pictures.remove(stored.unusedPictures)
  return { kind, outcome: 'taken', items: stored.items }
}

async function noteUnchanged({ clock, database }: Context, { id }: Due): Promise<void> {
  await database.write((builder) => [
    builder
      .update(feedStates)
      .set({ lastGoodAt: clock.now(), failures: 0, lastProblem: null })
      .where(eq(feedStates.feedId, id)),
  ])
}

/** The last good copy stays; the interval doubles. */
async function noteRefused(
  { clock, database }: Context,
  { id, kind, ...due }: Due,
  refused: FeedRefused,
): Promise<FeedReport> {
  const failures = due.failures + 1
  const waitMs = Math.min(everyMs * 2 ** Math.min(failures - 1, 10), seldomMs)
  await database.write((builder) => [
    builder
      .update(feedStates)
      .set({
        failures,
        lastProblem: refused.message.slice(0, 200),
        dueAt: new Date(clock.now().getTime() + waitMs),
      })
      .where(eq(feedStates.feedId, id)),
  ])
  return { kind, outcome: 'refused', problem: refused.message, failures }
}

async function refreshOne(context: Context, due: Due, ports: FeedPorts): Promise<FeedReport> {
  try {
    return await refresh(context, due, ports)
  } catch (error) {
    if (error instanceof FeedRefused) return noteRefused(context, due, error)
    if (error instanceof DomainError) return { kind: due.kind, outcome: 'dropped' }
    throw error
  }
}

/**
 * A slow, huge, invalid or hostile feed is refused, and its last good copy stays. For the
 * scheduler, every minute. @throws forbidden for all others.
 */
export async function refreshFeeds(context: Context, ports: FeedPorts): Promise<RefreshReport> {
  if (context.actor.kind !== 'system') throw new DomainError('forbidden', 'Error.Forbidden')
  const due = await claimDue(context)
  const reports = await Promise.all(due.map((feed) => refreshOne(context, feed, ports)))
  const again = due.some(({ kind }) => kind === 'news')
  const pictures = await fetchPictures(context, ports.network, ports.pictures, again)
  return { feeds: reports, pictures }
}
