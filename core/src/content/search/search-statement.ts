import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '../../platform/kernel/language.ts'
import { searchPageSize, searchTotalCap } from './rules.ts'
import { searchBestBets, searchSynonyms } from './search-words.sql.ts'
import type { SearchKind } from './search.sql.ts'
import { folded, type SearchWord } from './words.ts'

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

export const parameter = (name: keyof Filled, type: string): SQL =>
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
    keys: textArray(words.map((word) => folded(word.plain))),
  }
}

export const keys = parameter('keys', 'text[]')

/**
 * What staff's synonyms add to each typed word. For a phrase each of its words gets the meaning:
 * (dead | carcass) & (raccoon | carcass) finds either the phrase or what it means.
 */
export const meanings: SQL = sql`
  meaning as materialized (
    select distinct s.language, s.meaning, place.n
    from (
      select language, term_words as words, meaning from ${searchSynonyms}
      union all
      select language, meaning_words, term from ${searchSynonyms} where is_two_way
    ) s
    cross join lateral generate_series(1, cardinality(${keys}) - cardinality(s.words) + 1) as first (n)
    cross join lateral generate_series(first.n, first.n + cardinality(s.words) - 1) as place (n)
    where s.words <@ ${keys} and (${keys})[first.n : first.n + cardinality(s.words) - 1] = s.words
  )`

/**
 * The term as tsqueries, one row per language: each word, the last one's completions, its synonyms and, for
 * unknown words, neighbors with at most three letters' difference. Words are letters and digits
 * (wordsOf): none can be an operator. Trigrams miss swapped letters in short words; those are
 * compared with all words of the same beginning.
 */
const queries: SQL = sql`${meanings},
  word as materialized (
    select n, spoken, plain, variant, n = ${parameter('wordCount', 'int')} and length(plain) > 2 as is_unfinished
    from unnest(${parameter('spoken', 'text[]')}, ${parameter('plain', 'text[]')},
      ${parameter('variant', 'text[]')}) with ordinality as w (spoken, plain, variant, n)
  ),
  spoken_language (language, config, weight) as (
    values ('en', 'portal_en'::regconfig, case ${language} when 'en' then 1.0 else 0.5 end),
      ('es', 'portal_es'::regconfig, case ${language} when 'es' then 1.0 else 0.5 end)
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
      and not exists (select from meaning where meaning.n = word.n)
      and not exists (
        select from spoken_language l join search_documents d
          on d.language = l.language and d.words @@ plainto_tsquery(l.config, word.spoken))
      and not (word.is_unfinished and exists (
        select from search_words s where s.word like word.plain || '%'))
  ),
  alternative as (
    select l.language, l.weight, word.n, either.query
    from spoken_language l cross join word cross join lateral (
      select plainto_tsquery(l.config, word.spoken) as query
      union all select plainto_tsquery(l.config, word.variant)
      union all select to_tsquery('simple', word.plain || ':*') where word.is_unfinished
        -- A word that is known is finished: "house" is no houseplant.
        and not exists (
          select from search_words s where s.language in ('en', 'es') and s.word = word.plain)
      union all select plainto_tsquery(l.config, neighbour.word) from neighbour
        where neighbour.n = word.n and neighbour.language = l.language
      union all select plainto_tsquery(l.config, meaning.meaning) from meaning
        where meaning.n = word.n and meaning.language = l.language
    ) either
    where numnode(either.query) > 0 and numnode(plainto_tsquery(l.config, word.spoken)) > 0
  ),
  of_word as materialized (
    select language, weight, n, string_agg(query::text, ' | ')::tsquery as query,
      -- A rare word says more: one in most documents counts a tenth of one in a single document.
      (select 1 / (1 + ln(1 + coalesce(max(s.documents), 0))) from search_words s join word w on s.word = w.plain
        where w.n = alternative.n and s.language in ('en', 'es')) as rarity
    from alternative group by language, weight, n
  ),
  query as materialized (
    select language, weight, count(*) as words, sum(rarity) as rarity,
      string_agg('(' || query::text || ')', ' & ' order by n)::tsquery as every_word,
      string_agg('(' || query::text || ')', ' | ' order by n)::tsquery as any_word
    from of_word
    group by language, weight
  )`

// Title matches count most, exact titles even more; a match only in the other language counts half.
const score = (query: SQL): SQL => sql`
  (ts_rank('{0.05, 0.2, 0.3, 1}', d.words, ${query}, 1)
    + case when d.title_words @@ ${query} then 0.5 else 0 end
    + case when d.title_words @@ ${query} and length(d.title_words) <= q.words then 1 else 0 end)
  * (1 + 0.25 * d.boost) * q.weight`

/** Growing kinds have a group of their own, so that news cannot crowd out services. */
export const kindGroups: readonly (readonly SearchKind[])[] = [
  ['service', 'board', 'page', 'material'],
  ['article'],
  ['news'],
]

/** Literals, so that the index's columns of one language and group are read. */
export const hasKind = (kinds: readonly SearchKind[]): SQL =>
  sql`d.kind in (${sql.join(
    kinds.map((name) => sql.raw(`'${name}'`)),
    sql`, `,
  )})`

interface Way {
  readonly query: SQL
  /** More about each document `d`. */
  readonly more?: SQL
  /** Whether to look at all, of `q`. */
  readonly condition: SQL
  /** From a hit's own score. */
  readonly scored: (own: SQL) => SQL
}

/** Matching documents of each group, by title first and then by any text. */
function hits(kind: SearchKind | undefined, { query, more = sql``, condition, scored }: Way): SQL {
  const groups = kind ? [[kind]] : kindGroups
  const ways = groups.flatMap((kinds) => {
    const onShelf = hasKind(kinds)
    return [sql`${onShelf} and d.title_words @@ ${query}`, sql`${onShelf} and d.words @@ ${query}`]
  })
  return sql.join(
    ways.map(
      (way) => sql`
        select d.kind, d.entity_id, d.updated_at, ${scored(score(query))} as score
        from query q cross join lateral (
          -- Long words lie apart from their row: joined with nothing, they are fetched once and not by each use.
          select d.kind, d.entity_id, d.updated_at, d.boost, d.title_words, d.words || ''::tsvector as words
          from search_documents d
          where d.language = q.language and ${way} and d.updated_at <= ${parameter('now', 'timestamptz')}
          limit ${candidates}
        ) d ${more}
        where ${condition}`,
    ),
    sql` union all `,
  )
}

/** Of the typed words a record has how many, by their rarity: from 0 to 1. */
const share = sql`cross join lateral (
  select coalesce(sum(w.rarity), 0) / q.rarity as share from of_word w
  where w.language = q.language and d.words @@ w.query) typed`

/** Records with every word stand before all others. */
const strict: Way = {
  query: sql`q.every_word`,
  condition: sql`true`,
  scored: (own) => sql`10 + ${own}`,
}

/** Below this many records with every word, those with most of them follow. */
const few = sql.raw('5')

const loose: Way = {
  query: sql`q.any_word`,
  more: share,
  condition: sql`q.words > 1
    and (select count(*) from (select distinct kind, entity_id from strict limit ${few}) found) < ${few}
    and (typed.share >= 0.5 or not exists (select from strict))`,
  scored: (own) => sql`${own} * power(typed.share, 2)`,
}

/** Above any score. */
const pinnedScore = sql.raw('1000::double precision')

/** The records that staff put first for exactly this term. */
const pinned = (kind: SearchKind | undefined): SQL => sql`
  select d.kind, d.entity_id, d.updated_at, ${pinnedScore} as score
  from ${searchBestBets} bet join search_documents d on d.kind = bet.kind and d.entity_id = bet.entity_id
  where bet.term_words = ${keys} and d.updated_at <= ${parameter('now', 'timestamptz')}
    ${kind ? sql`and d.kind = ${sql.raw(`'${kind}'`)}` : sql``}`

/**
 * With the total, as JSON. Entries with every word or, without any, entries with some word. Found
 * in any language, listed once, and shown in the reader's language if available.
 */
export function searchStatement({ kind, result, joins = sql`` }: Search): SQL {
  return sql`
  with ${queries},
  strict as materialized (${hits(kind, strict)}),
  loose as materialized (${hits(kind, loose)}),
  thing as materialized (
    select kind, entity_id, max(score) as score, max(updated_at) as updated_at
    from (select * from strict union all select * from loose union all ${pinned(kind)}) hit
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
