import pg from 'pg'

interface Addresses {
  newsUrl: string
  eventsUrl: string
  chatUrl: string
}

/**
 * Lets the demo city read its feeds and chat where the box serves them: their port changes with
 * PORT_BASE. A city that is no demo keeps what its staff has set.
 */
export async function pointCityAt(databaseUrl: string, { newsUrl, eventsUrl, chatUrl }: Addresses) {
  const overrides = { feeds: { newsUrl, eventsUrl }, chatUrl }
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(
      `insert into city_settings (is_only, overrides, updated_at) values (true, $1, now())
       on conflict (is_only) do update set overrides = city_settings.overrides || excluded.overrides, updated_at = now()
       where city_settings.overrides ->> 'isDemo' = 'true'`,
      [overrides],
    )
  } finally {
    await client.end()
  }
}
