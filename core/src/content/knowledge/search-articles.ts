import { sql } from 'drizzle-orm'
import { statement } from '../../platform/database/statement.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { runSearch, type SearchInput, searchStatement } from '../search/index.ts'
import { articles } from './knowledge.sql.ts'

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

/** `searchSite` for articles only, with their summaries. */
export const searchArticles = (context: Context, input: SearchInput): Promise<JsonText> =>
  runSearch(context, input, ofArticles)
