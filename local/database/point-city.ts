import pg from 'pg'

interface Addresses {
  newsUrl: string
  eventsUrl: string
  chatUrl: string
}

/** Points only the demo city to its local feeds and chat, whose port follows PORT_BASE. */
export async function pointCityAt(databaseUrl: string, { newsUrl, eventsUrl, chatUrl }: Addresses) {
  const overrides = { feeds: { newsUrl, eventsUrl }, chatUrl }
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(
      `update city_settings set overrides = overrides || $1, updated_at = now()
       where overrides ->> 'isDemo' = 'true' and overrides || $1 <> overrides`,
      [overrides],
    )
  } finally {
    await client.end()
  }
}
