import { sql } from 'drizzle-orm'
import { cityOf } from '@portal/core/city'
import { type Database, openDatabase } from '@portal/core/database'
import { anonymous, type Context, type Language, systemClock } from '@portal/core/kernel'
import type { Judged } from './judgement.ts'
import { type Quality, searchQuality } from './measure.ts'

interface Place {
  readonly databaseUrl: string
  readonly neonEndpoint: string
}

async function titlesIn(database: Database): Promise<(url: string) => string> {
  const rows = await database.rows<{ url: string; title: string }>(
    sql`select url, title from search_documents where language = 'en'`,
  )
  // A thing may be called as an article is.
  const named = (url: string, title: string): string =>
    url.startsWith('/what-goes-where/') ? `Thing: ${title}` : title
  const titles = new Map(rows.map(({ url, title }) => [url, named(url, title)]))
  return (url) => titles.get(url) ?? url
}

/** How well the demo city in this database answers judged searches. */
export async function demoSearchQuality(
  { databaseUrl, neonEndpoint }: Place,
  judged: readonly Judged[],
): Promise<Quality> {
  const database = openDatabase(databaseUrl, neonEndpoint)
  const contextIn = (language: Language): Context => ({
    actor: anonymous,
    clock: systemClock,
    language,
    database,
    city: cityOf({}),
    requestId: 'search-quality',
  })
  return searchQuality(judged, contextIn, await titlesIn(database))
}
