import { type SQL, sql } from 'drizzle-orm'
import { localized } from '../../platform/database/localized.ts'
import { existsIn, type Searchable } from '../search/index.ts'
import { articles } from './knowledge.sql.ts'

/** Screens leave out Chat_Answer (spec, resident section 2), so search must not find it. */
const layoutText = (items: SQL): SQL => sql`(
  select string_agg(portal_plain_text(concat_ws(' ', part ->> 'label', part ->> 'value')), ' ' order by n)
  from jsonb_array_elements(${items}) with ordinality as parts (part, n)
  where part ->> 'name' <> 'Chat_Answer')`

export const searchableArticles: Searchable = (language) => [
  {
    kind: 'article',
    from: articles,
    id: articles.id,
    isPublic: existsIn(language, sql`${articles.isPublished}`, articles.titleEs),
    title: localized(articles.title, articles.titleEs, language),
    url: sql`'/knowledgebase/' || ${articles.slug}`,
    body: [
      localized(articles.summary, articles.summaryEs, language),
      layoutText(localized(articles.layoutItems, articles.layoutItemsEs, language)),
    ],
    boost: 2,
    updatedAt: articles.updatedAt,
  },
]
