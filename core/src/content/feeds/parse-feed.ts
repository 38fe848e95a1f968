import { calendarEvents } from './calendar-events.ts'
import { decodeFeed } from './decode-feed.ts'
import { type FeedItem, maxItems, type Reading } from './feed-item.ts'
import { FeedRefused } from './feeds.errors.ts'
import { readXml } from './read-xml.ts'
import type { FeedKind } from './rules.ts'
import { eventsOf } from './xml-events.ts'
import { newsOf } from './xml-items.ts'

/** Stores no past events, nor those over a year away. */
const maxDaysAhead = 366

function read(
  kind: FeedKind,
  bytes: Uint8Array,
  contentType: string,
  reading: Reading,
): FeedItem[] {
  const { format, text } = decodeFeed(bytes, contentType)
  if (format === 'calendar') {
    if (kind === 'news') throw new FeedRefused('not-a-feed', 'a calendar in place of news')
    return calendarEvents(text, reading)
  }
  const root = readXml(text)
  return kind === 'news' ? newsOf(root, reading) : eventsOf(root, reading)
}

const startOf = ({ startsAt }: FeedItem): number => startsAt?.getTime() ?? Number.MAX_SAFE_INTEGER

/** The newest news, or the next events, up to the limit. */
function chosen(kind: FeedKind, items: readonly FeedItem[], { now }: Reading): FeedItem[] {
  const byGuid = new Map<string, FeedItem>()
  for (const item of items) if (!byGuid.has(item.guid)) byGuid.set(item.guid, item)
  const distinct = [...byGuid.values()]
  if (kind === 'news')
    return distinct.toSorted((a, b) => startOf(b) - startOf(a)).slice(0, maxItems)
  const latest = now.getTime() + maxDaysAhead * 86_400_000
  return distinct
    .filter((item) => (item.endsAt ?? item.startsAt ?? now) > now && startOf(item) < latest)
    .toSorted((a, b) => startOf(a) - startOf(b))
    .slice(0, maxItems)
}

/**
 * RSS, Atom, RDF; for events also iCalendar. @throws FeedRefused for an invalid or hostile feed.
 */
export function parseFeed(
  kind: FeedKind,
  bytes: Uint8Array,
  contentType: string,
  reading: Reading,
): FeedItem[] {
  return chosen(kind, read(kind, bytes, contentType, reading), reading)
}
