import { type SQL, sql } from 'drizzle-orm'
import { existsIn, type Searchable, textIn } from '../search/index.ts'
import { articles } from './knowledge.sql.ts'

/** Screens leave the item named Chat_Answer out (spec, resident section 2), so search must not find it. */
const layoutText = (items: ReturnType<typeof textIn>): SQL => sql`(
  select string_agg(portal_plain_text(concat_ws(' ', part ->> 'label', part ->> 'value')), ' ' order by n)
  from jsonb_array_elements(${items}) with ordinality as parts (part, n)
  where part ->> 'name' <> 'Chat_Answer')`

/** Published articles. */
export const searchableArticles: Searchable = (language) => [
  {
    kind: 'article',
    from: articles,
    id: articles.id,
    isPublic: existsIn(language, sql`${articles.isPublished}`, articles.titleEs),
    title: textIn(language, articles.title, articles.titleEs),
    url: sql`'/knowledgebase/' || ${articles.slug}`,
    body: [
      textIn(language, articles.summary, articles.summaryEs),
      layoutText(textIn(language, articles.layoutItems, articles.layoutItemsEs)),
    ],
    boost: 2,
    updatedAt: articles.updatedAt,
  },
]
