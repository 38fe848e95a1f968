import { sql } from 'drizzle-orm'
import { statement } from '../../platform/database/statement.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { filledWith, searchStatement } from './search-statement.ts'
import { wordsOf } from './words.ts'

/** `page` counts from 1. */
export interface SearchInput {
  readonly term: string
  readonly page: number
}

type Statement = ReturnType<typeof statement<{ body: string }>>

/** Runs a statement of search-statement.ts. */
export async function runSearch(
  context: Context,
  input: SearchInput,
  search: Statement,
): Promise<JsonText> {
  const { database, language, clock } = context
  const words = wordsOf(input.term)
  // Without words no query is needed; the brand says that this is JSON.
  if (words.length === 0) return '{"results":[],"total":0}' as JsonText
  const values = filledWith({ words, language, page: input.page, now: clock.now() })
  return database.json((builder) => search(builder, values))
}

const ofSite = statement<{ body: string }>(
  searchStatement({
    result: sql`json_build_object('kind', d.kind, 'language', d.language,
      'url', d.url, 'title', d.title, 'highlight', highlight)`,
  }),
)

/**
 * 15 a page, best first. Words may be misspelled, lack accents, and the last may be unfinished.
 * `total` ends at 1,000; a page beyond the last is empty.
 */
export const searchSite = (context: Context, input: SearchInput): Promise<JsonText> =>
  runSearch(context, input, ofSite)
