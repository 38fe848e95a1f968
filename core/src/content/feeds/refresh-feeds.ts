import { eq, lte, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { download, type Network } from './download.ts'
import { FeedRefused } from './feeds.errors.ts'
import { type FeedKind, feedStates } from './feeds.sql.ts'
import { fetchPictures, type PicturesReport } from './fetch-pictures.ts'
import { parseFeed } from './parse-feed.ts'
import type { PictureStore } from './picture-store.ts'
import { storeFeed } from './store-feed.ts'

const minuteMs = 60_000
/** After failures the interval doubles, up to six hours. */
const everyMs = 15 * minuteMs
const seldomMs = 360 * minuteMs
const maxBytes = 2_000_000
const accepted: Record<FeedKind, string> = {
  news: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
  events: 'text/calendar, application/rss+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8',
}

export type FeedReport = { readonly kind: FeedKind } & (
  | { readonly outcome: 'taken'; readonly items: number }
  | { readonly outcome: 'unchanged' }
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

type Due = Pick<
  typeof feedStates.$inferSelect,
  'kind' | 'url' | 'etag' | 'lastModified' | 'failures'
>

/**
 * In one statement, so that no two schedulers read the same feed. A new feed address is due right
 * away, without the old one's state.
 */
async function claimDue({ city, clock, database }: Context): Promise<Due[]> {
  const now = clock.now()
  // To the minute, so that a schedule slightly early every quarter of an hour still runs.
  const dueAt = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs + everyMs)
  const configured = [
    { kind: 'news' as const, url: city.feeds.newsUrl },
    { kind: 'events' as const, url: city.feeds.eventsUrl },
  ].flatMap(({ kind, url }) => (url ? [{ kind, url, lastTriedAt: now, dueAt }] : []))
  if (configured.length === 0) return []
  const isMoved = sql`${feedStates.url} <> excluded.url`
  const { due } = await database.write((builder) => ({
    due: builder
      .insert(feedStates)
      .values(configured)
      .onConflictDoUpdate({
        target: feedStates.kind,
        set: {
          url: sql`excluded.url`,
          lastTriedAt: now,
          dueAt,
          etag: sql`case when ${isMoved} then null else ${feedStates.etag} end`,
          lastModified: sql`case when ${isMoved} then null else ${feedStates.lastModified} end`,
          failures: sql`case when ${isMoved} then 0 else ${feedStates.failures} end`,
        },
        setWhere: sql`${lte(feedStates.dueAt, now)} or ${isMoved}`,
      })
      .returning({
        kind: feedStates.kind,
        url: feedStates.url,
        etag: feedStates.etag,
        lastModified: feedStates.lastModified,
        failures: feedStates.failures,
      }),
  }))
  return due
}

async function read(
  context: Context,
  due: Due,
  { network, pictures }: FeedPorts,
): Promise<FeedReport> {
  const { kind, url, etag, lastModified } = due
  const headers = {
    accept: accepted[kind],
    'user-agent': 'MunicipalPortal/1.0 (feed reader)',
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  }
  const {
    status,
    headers: responseHeaders,
    bytes,
    address,
  } = await download(network, { address: url, headers, maxBytes })
  if (status === 304) {
    await noteUnchanged(context, kind)
    return { kind, outcome: 'unchanged' }
  }
  if (status !== 200) throw new FeedRefused('http-status', String(status))
  const items = parseFeed(kind, bytes, responseHeaders.get('content-type') ?? '', {
    now: context.clock.now(),
    timeZone: context.city.timeZone,
    baseUrl: address,
  })
  const stored = await storeFeed(context, kind, items, {
    etag: responseHeaders.get('etag'),
    lastModified: responseHeaders.get('last-modified'),
  })
  if (stored.unusedPictures.length > 0) await pictures.remove(stored.unusedPictures)
  return { kind, outcome: 'taken', items: stored.items }
}

async function noteUnchanged({ clock, database }: Context, kind: FeedKind): Promise<void> {
  await database.write((builder) => [
    builder
      .update(feedStates)
      .set({ lastGoodAt: clock.now(), failures: 0, lastProblem: null })
      .where(eq(feedStates.kind, kind)),
  ])
}

/** The last good copy stays; the interval doubles. */
async function noteRefused(
  { clock, database }: Context,
  due: Due,
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
      .where(eq(feedStates.kind, due.kind)),
  ])
  return { kind: due.kind, outcome: 'refused', problem: refused.message, failures }
}

async function refreshOne(context: Context, due: Due, ports: FeedPorts): Promise<FeedReport> {
  try {
    return await read(context, due, ports)
  } catch (error) {
    if (error instanceof FeedRefused) return noteRefused(context, due, error)
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
  const feeds = await Promise.all(due.map((feed) => refreshOne(context, feed, ports)))
  const again = due.some(({ kind }) => kind === 'news')
  const pictures = await fetchPictures(context, ports.network, ports.pictures, again)
  return { feeds, pictures }
}
