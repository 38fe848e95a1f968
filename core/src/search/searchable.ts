import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { citySettings } from '../city/city.sql.ts'
import { defaultCity } from '../city/index.ts'
import { articles, boards, newsPosts, pages } from '../content/content.sql.ts'
import { feedItems } from '../feeds/feeds.sql.ts'
import type { Language } from '../kernel/language.ts'
import { services } from '../services/services.sql.ts'
import type { SearchKind } from './search.sql.ts'

type Value = AnyColumn | SQL

/** One language of one kind of thing. */
interface Source {
  readonly kind: SearchKind
  readonly from: AnyColumn['table']
  readonly id: AnyColumn
  /** Which rows anybody may find. */
  readonly isPublic: Value
  readonly title: Value
  readonly url: SQL
  /** Parts of the plain text, null where one is missing. */
  readonly body: readonly Value[]
  readonly boost: number
  readonly updatedAt: Value
}

const plainText = (html: Value): SQL => sql`portal_plain_text(${html})`

const setting = (name: 'slug' | 'timeZone'): SQL =>
  sql`coalesce((select ${citySettings.overrides} ->> ${sql.raw(`'${name}'`)} from ${citySettings}), ${defaultCity[name]})`

/** Things without a date of their own count as old as the city. */
const undated = sql`'epoch'::timestamptz`

/** Screens leave the item named Chat_Answer out (spec, resident section 2), so nobody may find it. */
const layoutText = (items: Value): SQL => sql`(
  select string_agg(portal_plain_text(concat_ws(' ', part ->> 'label', part ->> 'value')), ' ' order by n)
  from jsonb_array_elements(${items}) with ordinality as parts (part, n)
  where part ->> 'name' <> 'Chat_Answer')`

/** The city's records as the search knows them, in English, and in Spanish where they exist in it. */
function sources(language: Language): readonly Source[] {
  const told = (english: AnyColumn, spanish: AnyColumn): Value =>
    language === 'en' ? english : sql`coalesce(${spanish}, ${english})`
  const exists = (isPublic: SQL, leadingSpanish: AnyColumn): SQL =>
    language === 'en' ? isPublic : sql`${isPublic} and ${leadingSpanish} is not null`
  return [
    {
      kind: 'service',
      from: services,
      id: services.id,
      isPublic: exists(sql`${services.isPublished} and not ${services.isDeleted}`, services.itemEs),
      title: told(services.item, services.itemEs),
      url: sql`case when ${services.type} = 'CONTENT' then '/activities/' || ${services.slug} else '/activity/start?activityId=' || ${services.id} end`,
      body: [
        told(services.description, services.descriptionEs),
        plainText(told(services.content, services.contentEs)),
      ],
      boost: 3,
      updatedAt: services.updatedAt,
    },
    {
      kind: 'page',
      from: pages,
      id: pages.id,
      isPublic: exists(sql`true`, pages.titleEs),
      title: told(pages.title, pages.titleEs),
      url: sql`${pages.path}`,
      body: [told(pages.body, pages.bodyEs)],
      boost: 2,
      updatedAt: undated,
    },
    {
      kind: 'board',
      from: boards,
      id: boards.id,
      isPublic: exists(sql`true`, boards.nameEs),
      title: told(boards.name, boards.nameEs),
      url: sql`'/boards-and-commissions/' || ${boards.alias}`,
      body: [
        plainText(told(boards.overview, boards.overviewEs)),
        sql`replace(${told(boards.powersAndDuties, boards.powersAndDutiesEs)}, '$', ' ')`,
      ],
      boost: 2,
      updatedAt: undated,
    },
    {
      kind: 'article',
      from: articles,
      id: articles.id,
      isPublic: exists(sql`${articles.isPublished}`, articles.titleEs),
      title: told(articles.title, articles.titleEs),
      url: sql`'/knowledgebase/' || ${articles.slug}`,
      body: [
        told(articles.summary, articles.summaryEs),
        layoutText(told(articles.layoutItems, articles.layoutItemsEs)),
      ],
      boost: 2,
      updatedAt: articles.updatedAt,
    },
    {
      kind: 'news',
      from: newsPosts,
      id: newsPosts.id,
      isPublic: exists(sql`${newsPosts.isPublished}`, newsPosts.updateEs),
      title: told(newsPosts.update, newsPosts.updateEs),
      url: sql`'/' || ${setting('slug')} || '_today#' || ${newsPosts.id}`,
      body: [
        told(newsPosts.category, newsPosts.categoryEs),
        plainText(told(newsPosts.additionalInfo, newsPosts.additionalInfoEs)),
      ],
      boost: 0,
      updatedAt: sql`${newsPosts.showOn}::timestamp at time zone ${setting('timeZone')}`,
    },
  ]
}

/** News of the feed: what it says is English, and leads out of the portal. */
const feedNews: Source = {
  kind: 'news',
  from: feedItems,
  id: feedItems.id,
  isPublic: sql`${feedItems.kind} = 'news' and ${feedItems.link} is not null`,
  title: feedItems.title,
  url: sql`${feedItems.link}`,
  body: [feedItems.snippet],
  boost: 0,
  updatedAt: feedItems.startsAt,
}

/** Postgres refuses to index a text near a megabyte; no page of the city is longer than this. */
const maxBodyLength = 100_000

/** Composed letters, single spaces, and none of the characters that mark hits in highlights. */
const cleaned = (text: SQL): SQL =>
  sql`btrim(regexp_replace(translate(normalize(${text}, NFC), U&'\\E000\\E001', ''), '\\s+', ' ', 'g'))`

const select = (source: Source, language: Language, only: SQL): SQL => sql`
  select ${sql.raw(`'${source.kind}'`)} as kind, ${source.id} as entity_id,
    ${sql.raw(`'${language}'`)} as language, ${source.url} as url,
    ${cleaned(sql`left(${source.title}, 500)`)} as title,
    ${cleaned(sql`left(concat_ws(' ', ${sql.join([...source.body], sql`, `)}), ${sql.raw(String(maxBodyLength))})`)} as body,
    ${sql.raw(String(source.boost))} as boost, (${source.updatedAt})::timestamptz as updated_at
  from ${source.from} where (${source.isPublic}) and ${only}`

/** Which things: every one of every kind, or those of one kind with these ids. */
export type Scope = 'everything' | { readonly kind: SearchKind; readonly ids: readonly string[] }

/** An array parameter; ids are UUIDs, which need no quoting. */
export const uuidArray = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/**
 * The rows that `search_documents` should hold of these things: only what the public may see. The
 * one place that says what can be found, under which title, and where it leads.
 */
export function searchable(scope: Scope): SQL {
  const all = [
    ...sources('en').map((source) => ({ source, language: 'en' as const })),
    ...sources('es').map((source) => ({ source, language: 'es' as const })),
    { source: feedNews, language: 'en' as const },
  ]
  const wanted = all.filter(({ source }) => scope === 'everything' || source.kind === scope.kind)
  return sql.join(
    wanted.map(({ source, language }) =>
      select(
        source,
        language,
        scope === 'everything' ? sql`true` : sql`${source.id} = any(${uuidArray(scope.ids)})`,
      ),
    ),
    sql` union all `,
  )
}
