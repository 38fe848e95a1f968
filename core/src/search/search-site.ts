import { sql } from 'drizzle-orm'
import { articles } from '../content/content.sql.ts'
import { statement } from '../database/statement.ts'
import type { Context } from '../kernel/context.ts'
import { type JsonText, jsonTextOf } from '../kernel/json-text.ts'
import { filledWith, searchStatement } from './search-statement.ts'
import { wordsOf } from './words.ts'

/** What is looked for; `page` counts from 1. */
export interface SearchInput {
  readonly term: string
  readonly page: number
}

type Statement = ReturnType<typeof statement<{ body: string }>>

async function find(context: Context, input: SearchInput, telling: Statement): Promise<JsonText> {
  const { database, language, clock } = context
  const words = wordsOf(input.term)
  // Without a word there is nothing to ask the database; the brand says that this is JSON.
  if (words.length === 0) return '{"results":[],"total":0}' as JsonText
  const values = filledWith({ words, language, page: input.page, now: clock.now() })
  const { rows } = await database.read((builder) => telling(builder, values))
  // The statement makes one row whatever it finds.
  return jsonTextOf(rows) as JsonText
}

const ofSite = statement<{ body: string }>(
  searchStatement({
    result: sql`json_build_object('kind', d.kind, 'language', d.language,
      'url', d.url, 'title', d.title, 'highlight', highlight)`,
  }),
)

/**
 * Searches everything the public may see by plain words: `{ results, total }` as the reply's JSON,
 * 15 a page, the best first. Words may be misspelled, lack accents, and the last may be unfinished.
 * `total` ends at 1,000; a page beyond the last is empty.
 */
export const searchSite = (context: Context, input: SearchInput): Promise<JsonText> =>
  find(context, input, ofSite)

const ofArticles = statement<{ body: string }>(
  searchStatement({
    kind: 'article',
    result: sql`json_build_object('id', d.entity_id, 'slug', ${articles.slug}, 'title', d.title,
      'summary', case d.language when 'es' then coalesce(${articles.summaryEs}, ${articles.summary}) else ${articles.summary} end,
      'language', d.language, 'highlight', highlight,
      'inEnglish', case when ${sql.placeholder('language')}::text = 'es' then
        case when d.language = 'en' then '["title","summary"]'::json
          when ${articles.summaryEs} is null and ${articles.summary} is not null then '["summary"]'::json else '[]'::json end
        else '[]'::json end)`,
    joins: sql`join ${articles} on ${articles.id} = d.entity_id`,
  }),
)

/** Searches the knowledge base alone, as `searchSite` does, and tells each article's summary. */
export const searchArticles = (context: Context, input: SearchInput): Promise<JsonText> =>
  find(context, input, ofArticles)
