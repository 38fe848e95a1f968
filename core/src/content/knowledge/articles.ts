import { and, type SQL, sql } from 'drizzle-orm'
import { asDrafted } from '../../platform/database/as-drafted.ts'
import { isAtAddress } from '../../platform/database/at-address.ts'
import type { Database } from '../../platform/database/database.ts'
import { inEnglish, languageShown, localized } from '../../platform/database/localized.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { contentItems } from '../content-editing/content-editing.sql.ts'
import { searchDocuments } from '../search/search.sql.ts'
import { articles } from './knowledge.sql.ts'

/** Our choice: the spec names no number of trending articles. */
const trendingArticles = 10

const summary = (language: Language): SQL => sql`
  'id', ${articles.id},
  'slug', ${articles.slug},
  'title', ${localized(articles.title, articles.titleEs, language)},
  'summary', ${localized(articles.summary, articles.summaryEs, language)},
  'language', ${languageShown(articles.titleEs, language)},
  'inEnglish', ${inEnglish(language, {
    title: { english: articles.title, spanish: articles.titleEs },
    summary: { english: articles.summary, spanish: articles.summaryEs },
    layoutItems: { english: articles.layoutItems, spanish: articles.layoutItemsEs },
  })}`

/** The published articles read most. */
export async function listTrendingArticles(context: Context): Promise<JsonText> {
  const { database, language } = context
  return database.json(sql`
    select coalesce(json_agg(article order by view_count desc, id), '[]')::text as body
    from (
      select json_build_object(${summary(language)}) as article,
        ${articles.viewCount} as view_count, ${articles.id} as id
      from ${asDrafted(context, articles)} where ${articles.isPublished}
      order by ${articles.viewCount} desc, ${articles.id}
      limit ${trendingArticles}
    ) listed`)
}

/** Of an article that is no more: the one that its address leads to. */
const mergedInto = (address: string): SQL =>
  sql`(select merged_into_id from ${articles} where ${isAtAddress(articles, address)})`

/** By the search index, which has public services only; in English where there is no Spanish. */
const relatedServices = (language: Language): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', d.entity_id, 'title', d.title, 'url', d.url,
    'language', d.language) order by r.place), '[]')
  from jsonb_array_elements_text(${articles.relatedServiceIds}) with ordinality r (id, place)
  cross join lateral (
    select * from ${searchDocuments} where kind = 'service' and entity_id = r.id::uuid
      and language in ('en', ${language})
    order by language = ${language} desc limit 1
  ) d)`

/** A published article with its parts, by `slug` or id. @throws not-found. */
export async function getArticle(context: Context, address: string): Promise<JsonText> {
  const { database, language } = context
  const article = await database.findJson(sql`
    select json_build_object(${summary(language)},
      'checkedOn', (select (i.checked_at at time zone ${context.city.timeZone})::date
        from ${contentItems} i where i.id = ${articles.id}),
      'layoutItems', ${localized(articles.layoutItems, articles.layoutItemsEs, language)},
      'relatedServices', ${relatedServices(language)}
    )::text as body
    from ${asDrafted(context, articles)}
    where (${isAtAddress(articles, address)} or ${articles.id} = ${mergedInto(address)})
      and ${articles.isPublished}`)
  if (!article) throw new DomainError('not-found', 'Article.NotFound')
  return article
}

/** Counts reads: the most read articles are trending (docs/decisions.md). */
export async function countReading(database: Database, address: string): Promise<void> {
  await database.write((builder) => [
    builder
      .update(articles)
      .set({ viewCount: sql`${articles.viewCount} + 1` })
      .where(and(isAtAddress(articles, address), articles.isPublished)),
  ])
}
