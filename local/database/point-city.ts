import pg from 'pg'
import { demoId } from '../city/demo.ts'

interface Addresses {
  newsUrl: string
  eventsUrl: string
  /** No one answers there. */
  brokenUrl: string
  chatUrl: string
}

/** What a demo city reads: two that work, one that fails, and one that rests. */
const demoFeeds = ({ newsUrl, eventsUrl, brokenUrl }: Addresses) => [
  { kind: 'news', name: 'City news', url: newsUrl, isPaused: false },
  { kind: 'events', name: 'City events', url: eventsUrl, isPaused: false },
  { kind: 'events', name: 'Library events', url: brokenUrl, isPaused: false },
  { kind: 'news', name: 'Park district', url: `${newsUrl}?from=parks`, isPaused: true },
]

const isDemo = `exists (select from city_settings where overrides ->> 'isDemo' = 'true')`

/**
 * Points only the demo city to its local feeds and chat, whose port follows PORT_BASE. A feed that
 * the city reads already, added by hand or by an older release, stays as it is.
 */
export async function pointCityAt(databaseUrl: string, addresses: Addresses) {
  const overrides = { chatUrl: addresses.chatUrl }
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(
      `update city_settings set overrides = overrides || $1, updated_at = now()
       where overrides ->> 'isDemo' = 'true' and overrides || $1 <> overrides`,
      [overrides],
    )
    for (const { kind, name, url, isPaused } of demoFeeds(addresses)) {
      await client.query(
        `insert into feeds (id, kind, name, url, is_paused, created_at, updated_at)
         select $1, $2, $3, $4, $5, now(), now()
         where ${isDemo}
           and not exists (select from feeds where kind = $2 and url = $4 and id <> $1)
         on conflict (id) do update set url = excluded.url, version = feeds.version + 1
         where feeds.url <> excluded.url`,
        [demoId('feed', name), kind, name, url, isPaused],
      )
    }
  } finally {
    await client.end()
  }
}
