import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '../../platform/kernel/language.ts'
import { searchPageSize, searchTotalCap } from './rules.ts'
import type { SearchKind } from './search.sql.ts'
import type { SearchWord } from './words.ts'

/** A search's parameters. */
export interface Asked {
  readonly words: readonly SearchWord[]
  readonly language: Language
  /** Counts from 1. */
  readonly page: number
  readonly now: Date
}

/** The scope of a search, and its results' fields. */
export interface Search {
  /** Only this kind; by default every kind. */
  readonly kind?: SearchKind
  /** Expressions over `d` (a search_documents row) and `highlight` for a result's JSON. */
  readonly result: SQL
  /** Joins that `result` needs. */
  readonly joins?: SQL
}

/** Max documents per kind of match; more would only cost time. */
const candidates = sql.raw(String(searchTotalCap))

/** Letters at the edge of a passage that show whether the text ends there. */
const edge = sql.raw('24')

const parameter = (name: keyof Filled, type: string): SQL =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`

const language = parameter('language', 'text')

type Filled = ReturnType<typeof filledWith>

// Words are letters and digits (wordsOf): none can end the quotes.
const textArray = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text}"`).join(',')}}`

export function filledWith({ words, language, page, now }: Asked) {
  return {
    language,
    now: now.toISOString(),
    offset: Math.min((page - 1) * searchPageSize, searchTotalCap),
    wordCount: words.length,
    spoken: textArray(words.map((word) => word.spoken)),
    plain: textArray(words.map((word) => word.plain)),
    variant: textArray(words.map((word) => word.variant)),
  }
}

/**
 * The term as tsqueries, one row per language: each word, the last one's completions and, for
 * unknown words, neighbors with at most three letters' difference. Words are letters and digits
 * (wordsOf): none can be an operator. Trigrams miss swapped letters in short words; those are
 * compared with all words of the same beginning.
 */
const queries: SQL = sql`
  word as materialized (
    select n, spoken, plain, variant, n = ${parameter('wordCount', 'int')} and length(plain) > 2 as is_unfinished
    from unnest(${parameter('spoken', 'text[]')}, ${parameter('plain', 'text[]')},
      ${parameter('variant', 'text[]')}) with ordinality as w (spoken, plain, variant, n)
  ),
  neighbour as materialized (
    select word.n, near.language, near.word
    from word cross join lateral (
      select close.language, close.word from (
        select s.*, rank() over (order by levenshtein(s.word, word.plain)) as nth
        from search_words s
        where (s.word % word.plain
            or length(word.plain) <= 6 and s.word like left(word.plain, 1) || '%'
              and length(s.word) between length(word.plain) - 2 and length(word.plain) + 2)
          and levenshtein_less_equal(s.word, word.plain, 3)
            <= case when length(word.plain) < 5 then 1 when length(word.plain) < 9 then 2 else 3 end
      ) close
      where close.nth = 1
      order by similarity(close.word, word.plain) desc, close.documents desc, close.language, close.word
      limit 3
    ) near
    where word.plain ~ '^[[:alpha:]]{4,}$'
      and not exists (
        select from search_words s where s.language in ('en', 'es') and s.word = word.plain)
      and not (word.is_unfinished and exists (
        select from search_words s where s.word like word.plain || '%'))
  ),
  spoken_language (language, config, weight) as (
    values ('en', 'portal_en'::regconfig, case ${language} when 'en' then 1.0 else 0.5 end),
      ('es', 'portal_es'::regconfig, case ${language} when 'es' then 1.0 else 0.5 end)
  ),
  alternative as (
    select l.language, l.weight, word.n, either.query
    from spoken_language l cross join word cross join lateral (
      select plainto_tsquery(l.config, word.spoken) as query
      union all select plainto_tsquery(l.config, word.variant)
      union all select to_tsquery('simple', word.plain || ':*') where word.is_unfinished
      union all select plainto_tsquery(l.config, neighbour.word) from neighbour
        where neighbour.n = word.n and neighbour.language = l.language
    ) either
    where numnode(either.query) > 0 and numnode(plainto_tsquery(l.config, word.spoken)) > 0
  ),
  query as materialized (
    select language, weight, count(*) as words,
      string_agg('(' || query || ')', ' & ' order by n)::tsquery as every_word,
      string_agg('(' || query || ')', ' | ' order by n)::tsquery as any_word
    from (
      select language, weight, n, string_agg(query::text, ' | ') as query
      from alternative group by language, weight, n
    ) of_word
    group by language, weight
  )`

// Title matches count most, exact titles even more; a match only in the other language counts half.
const score = (query: SQL): SQL => sql`
  (ts_rank('{0.05, 0.2, 0.3, 1}', d.words, ${query}, 1)
    + case when d.title_words @@ ${query} then 0.5 else 0 end
    + case when d.title_words @@ ${query} and length(d.title_words) <= q.words then 1 else 0 end)
  * (1 + 0.1 * d.boost) * q.weight`

/** Growing kinds have a group of their own, so that news cannot crowd out services. */
const kindGroups: readonly (readonly SearchKind[])[] = [
  ['service', 'board', 'page', 'material'],
  ['article'],
  ['news'],
]

/** Matching documents of each group, by title first and then by any text. */
function hits(kind: SearchKind | undefined, query: SQL, condition: SQL): SQL {
  const groups = kind ? [[kind]] : kindGroups
  const ways = groups.flatMap((kinds) => {
    const onShelf = sql`d.kind in (${sql.join(
      kinds.map((name) => sql.raw(`'${name}'`)),
      sql`, `,
    )})`
    return [sql`${onShelf} and d.title_words @@ ${query}`, sql`${onShelf} and d.words @@ ${query}`]
  })
  return sql.join(
    ways.map(
      (way) => sql`
        select d.kind, d.entity_id, d.updated_at, ${score(query)} as score
        from query q cross join lateral (
          select * from search_documents d
          where d.language = q.language and ${way} and d.updated_at <= ${parameter('now', 'timestamptz')}
          limit ${candidates}
        ) d
        where ${condition}`,
    ),
    sql` union all `,
  )
}

/**
 * With the total, as JSON. Entries with every word or, without any, entries with some word. Found
 * in any language, listed once, and shown in the reader's language if available.
 */
export function searchStatement({ kind, result, joins = sql`` }: Search): SQL {
  return sql`
  with ${queries},
  strict as materialized (${hits(kind, sql`q.every_word`, sql`true`)}),
  loose as materialized (
    ${hits(kind, sql`q.any_word`, sql`q.words > 1 and not exists (select from strict)`)}
  ),
  thing as materialized (
    select kind, entity_id, max(score) as score, max(updated_at) as updated_at
    from (select * from strict union all select * from loose) hit
    group by kind, entity_id
    order by score desc, updated_at desc, kind, entity_id
    limit ${candidates}
  ),
  page as (
    select *, row_number() over (order by score desc, updated_at desc, kind, entity_id) as position
    from thing
    order by position
    offset ${parameter('offset', 'int')} limit ${searchPageSize}
  )
  select json_build_object(
    'results', coalesce((
      select json_agg(${result} order by page.position)
      from page cross join lateral (
        select * from search_documents d
        where d.kind = page.kind and d.entity_id = page.entity_id
        order by d.language = ${language} desc limit 1
      ) d
      left join query q on q.language = d.language
      cross join lateral (
        select ts_headline(case d.language when 'es' then 'portal_es'::regconfig else 'portal_en'::regconfig end,
          left(d.body, 20000), coalesce(q.any_word, ''::tsquery),
          U&'StartSel="\\E000", StopSel="\\E001", MaxFragments=2, MaxWords=28, MinWords=14, FragmentDelimiter=" … "'
        ) as marked
      ) passage
      cross join lateral (
        select rtrim(translate(marked, U&'\\E000\\E001', ''), ' .:;,!?)') as plain,
          rtrim(d.body, ' .:;,!?)') as whole
      ) unmarked
      cross join lateral (
        -- A passage that begins or ends in the midst of the text says so.
        select concat(
          case when not starts_with(whole, left(plain, ${edge})) then '… ' end, marked,
          case when not starts_with(reverse(whole), reverse(right(plain, ${edge}))) then ' …' end
        ) as highlight
      ) passages
      ${joins}), '[]'),
    'total', (select count(*) from thing))::text as body`
}
