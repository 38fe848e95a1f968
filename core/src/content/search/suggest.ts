import { sql } from 'drizzle-orm'
import { statement } from '../../platform/database/statement.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { suggestionLimits } from './rules.ts'
import { filledWith, hasKind, keys, kindGroups, meanings, parameter } from './search-statement.ts'
import { searchBestBets } from './search-words.sql.ts'
import { wordsOf } from './words.ts'

/** Of one group of kinds; the index has the best first. */
const candidates = sql.raw('60')

/** A prefix of a letter or two has thousands of completions, and the frequent ones say enough. */
const completions = sql.raw('8')

/**
 * The typed words in titles, each as a word, by its synonyms or, the last one, unfinished. Titles are stemmed, so an
 * unfinished word is also completed to whole ones: "collecti" is no beginning of the stem "collect".
 */
const queries = sql`${meanings},
  word as materialized (
    select n, spoken, plain, variant, n = ${parameter('wordCount', 'int')} as is_last
    from unnest(${parameter('spoken', 'text[]')}, ${parameter('plain', 'text[]')},
      ${parameter('variant', 'text[]')}) with ordinality as w (spoken, plain, variant, n)
  ),
  spoken_language (language, config) as (
    values ('en', 'portal_en'::regconfig), ('es', 'portal_es'::regconfig)
  ),
  alternative as (
    select l.language, word.n, either.query
    from spoken_language l cross join word cross join lateral (
      select plainto_tsquery(l.config, word.spoken) as query
      union all select plainto_tsquery(l.config, word.variant)
      union all select to_tsquery('simple', word.plain || ':*') where word.is_last
      union all select plainto_tsquery(l.config, c.word) from (
        select s.word from search_words s
        where word.is_last and s.language = l.language and s.word like word.plain || '%'
        order by s.documents desc, s.word limit ${completions}) c
      union all select plainto_tsquery(l.config, meaning.meaning) from meaning
        where meaning.n = word.n and meaning.language = l.language
    ) either
    where numnode(either.query) > 0
  ),
  query as materialized (
    select language, string_agg('(' || query || ')', ' & ' order by n)::tsquery as every_word
    from (
      select language, n, string_agg(query::text, ' | ') as query from alternative group by language, n
    ) of_word
    group by language
  )`

const inTitles = sql.join(
  kindGroups.map(
    (kinds) => sql`
      select d.*, ts_rank(d.title_words, q.every_word, 1) * (1 + 0.25 * d.boost)
        * case when d.language = ${parameter('language', 'text')} then 1 else 0.5 end as score
      from query q cross join lateral (
        select d.kind, d.entity_id, d.language, d.title_words, d.boost from search_documents d
        where d.language = q.language and ${hasKind(kinds)} and d.title_words @@ q.every_word
          and d.updated_at <= ${parameter('now', 'timestamptz')}
        limit ${candidates}
      ) d`,
  ),
  sql` union all `,
)

const suggest = statement<{ body: string }>(sql`
  with ${queries},
  hit as (
    select kind, entity_id, score from (${inTitles}) titled
    union all
    select kind, entity_id, 1000 from ${searchBestBets} where term_words = ${keys}
  ),
  thing as (
    select kind, entity_id, max(score) as score from hit group by kind, entity_id
  )
  select coalesce(json_agg(json_build_object('kind', kind, 'language', language, 'url', url, 'title', title)
    order by score desc, title, entity_id), '[]')::text as body
  from (
    select thing.score, thing.entity_id, d.kind, d.language, d.url, d.title
    from thing cross join lateral (
      select * from search_documents d
      where d.kind = thing.kind and d.entity_id = thing.entity_id
        and d.updated_at <= ${parameter('now', 'timestamptz')}
      order by d.language = ${parameter('language', 'text')} desc limit 1
    ) d
    order by thing.score desc, d.title, thing.entity_id
    limit ${sql.raw(String(suggestionLimits.shown))}
  ) best`)

/**
 * Up to five pages whose titles have the words typed so far, in the reader's language if available; the page that
 * staff put first for exactly these words stands on top. Counts no misses: each letter would be one.
 */
export async function suggestSearch(context: Context, term: string): Promise<JsonText> {
  const { clock, database, language } = context
  const words = wordsOf(term)
  const letters = words.reduce((sum, { plain }) => sum + plain.length, 0)
  // No query is needed; the brand says that this is JSON.
  if (letters < suggestionLimits.letters) return '[]' as JsonText
  const { offset: _offset, ...values } = filledWith({ words, language, page: 1, now: clock.now() })
  return database.json((builder) => suggest(builder, values))
}
