import type { Context } from '../../platform/kernel/context.ts'
import { download, type Network } from './download.ts'
import type { FeedItem } from './feed-item.ts'
import { FeedRefused } from './feeds.errors.ts'
import { parseFeed } from './parse-feed.ts'
import type { FeedKind } from './rules.ts'

const maxBytes = 2_000_000
const accepted: Record<FeedKind, string> = {
  news: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
  events: 'text/calendar, application/rss+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8',
}

/** Of the last successful read, for conditional requests. */
export interface Validators {
  readonly etag: string | null
  readonly lastModified: string | null
}

export interface FeedAddress {
  readonly kind: FeedKind
  readonly url: string
}

export interface FeedRead {
  readonly items: readonly FeedItem[]
  readonly validators: Validators
}

/** Null: unchanged since the validators. @throws FeedRefused for a slow, huge, invalid or hostile feed. */
export async function readFeed(
  { city, clock }: Context,
  network: Network,
  { kind, url }: FeedAddress,
  { etag, lastModified }: Validators = { etag: null, lastModified: null },
): Promise<FeedRead | null> {
  const sent = {
    accept: accepted[kind],
    'user-agent': 'MunicipalPortal/1.0 (feed reader)',
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  }
  const answer = await download(network, { address: url, headers: sent, maxBytes })
  const { status, headers, bytes, address } = answer
  if (status === 304) return null
  if (status !== 200) throw new FeedRefused('http-status', String(status))
  const items = parseFeed(kind, bytes, headers.get('content-type') ?? '', {
    now: clock.now(),
    timeZone: city.timeZone,
    baseUrl: address,
  })
  const validators = { etag: headers.get('etag'), lastModified: headers.get('last-modified') }
  return { items, validators }
}
