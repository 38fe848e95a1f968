import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import {
  type BestBetEdit,
  bestBetErrors,
  type SynonymEdit,
  synonymErrors,
  searchWordLimits,
} from './rules.ts'
import { searchBestBets, searchMisses, searchSynonyms } from './search-words.sql.ts'
import { foldedWords } from './words.ts'

const limits = searchWordLimits

const synonyms = sql`
  select coalesce(json_agg(json_build_object('id', s.id, 'language', s.language, 'term', s.term,
    'meaning', s.meaning, 'isTwoWay', s.is_two_way) order by s.term, s.meaning, s.id), '[]')
  from ${searchSynonyms} s`

/** A page that is no longer public has no title. */
const bestBets = (context: Context) => sql`
  select coalesce(json_agg(json_build_object('id', b.id, 'term', b.term, 'kind', b.kind,
    'title', d.title, 'url', d.url) order by b.term, d.title, b.id), '[]')
  from ${searchBestBets} b left join lateral (
    select title, url from search_documents d
    where d.kind = b.kind and d.entity_id = b.entity_id
    order by d.language = ${context.language} desc limit 1
  ) d on true`

/** What different people asked on one day; most often asked first. */
const misses = (since: string) => sql`
  select coalesce(json_agg(json_build_object('term', m.term, 'times', m.times, 'lastOn', m.last_on)
    order by m.times desc, m.last_on desc, m.term), '[]')
  from (
    select term, sum(times)::integer as times, max(day) as last_on from ${searchMisses}
    where day >= ${since}::date group by term having bool_or(has_several_callers)
    order by times desc, last_on desc, term limit ${limits.misses}
  ) m`

/** Synonyms, best bets and searches that found nothing. @throws forbidden unless staff. */
export async function listSearchWords(context: Context): Promise<JsonText> {
  requireStaff(context, 'listSearchWords')
  const today = isoDay(context.clock.now(), context.city.timeZone)
  return context.database.json(sql`
    select json_build_object('synonyms', (${synonyms}), 'bestBets', (${bestBets(context)}),
      'misses', (${misses(daysAfter(today, -limits.missDays))}))::text as body`)
}

/** Small tables: of two writers the second waits and is refused in words. */
const requireNew = (builder: Builder, table: PgTable, same: SQL, most: number) =>
  [
    builder.execute(sql`lock table ${table} in share row exclusive mode`),
    requireThat(
      builder,
      sql`not exists (select from ${table} where ${same})`,
      'conflict',
      'SearchWords.Taken',
    ),
    requireThat(
      builder,
      sql`(select count(*) from ${table}) < ${most}`,
      'conflict',
      'SearchWords.TooMany',
    ),
  ] as const

/** Words have letters and digits only (words.ts). */
const array = (words: readonly string[]): SQL => sql`${`{${words.join(',')}}`}::text[]`

/** @throws forbidden; invalid with each wrong field; conflict for one that is there, or too many. */
export async function addSynonym(
  context: Context,
  edit: SynonymEdit,
): Promise<{ readonly id: string }> {
  requireStaff(context, 'addSynonym')
  requireValid(synonymErrors(edit))
  const createdAt = context.clock.now()
  const id = newId<'search synonym'>(createdAt)
  const { language, isTwoWay } = edit
  const [term, meaning] = [edit.term.trim(), edit.meaning.trim()]
  const [termWords, meaningWords] = [[...foldedWords(term)], [...foldedWords(meaning)]]
  await context.database.write((builder) => [
    ...requireNew(
      builder,
      searchSynonyms,
      sql`language = ${language} and term_words = ${array(termWords)}
        and meaning_words = ${array(meaningWords)}`,
      limits.synonyms,
    ),
    builder
      .insert(searchSynonyms)
      .values({ id, language, term, meaning, isTwoWay, termWords, meaningWords, createdAt }),
    audit(context, builder, {
      operation: 'addSynonym',
      entity: 'search-synonym',
      entityId: id,
      details: { term, meaning },
    }),
  ])
  return { id }
}

/**
 * Several pages of one term stand in the order of their titles.
 * @throws forbidden; invalid with each wrong field; not-found for a page that search does not find;
 * conflict for one that is there, or too many.
 */
export async function addBestBet(
  context: Context,
  edit: BestBetEdit,
): Promise<{ readonly id: string }> {
  requireStaff(context, 'addBestBet')
  requireValid(bestBetErrors(edit))
  const createdAt = context.clock.now()
  const id = newId<'search best bet'>(createdAt)
  const term = edit.term.trim()
  const words = array(foldedWords(term))
  const page = sql`select d.kind, d.entity_id from search_documents d
    where d.url = ${edit.url.trim()} order by d.kind, d.entity_id limit 1`
  await context.database.write((builder) => [
    requireThat(builder, sql`exists (${page})`, 'not-found', 'SearchWords.NoPage'),
    ...requireNew(
      builder,
      searchBestBets,
      sql`term_words = ${words} and (kind, entity_id) = (${page})`,
      limits.bestBets,
    ),
    builder.execute(sql`
      insert into ${searchBestBets} (id, term, term_words, kind, entity_id, created_at)
      select ${id}::uuid, ${term}, ${words}, page.kind, page.entity_id, ${createdAt.toISOString()}::timestamptz
      from (${page}) page`),
    audit(context, builder, {
      operation: 'addBestBet',
      entity: 'search-best-bet',
      entityId: id,
      details: { term, url: edit.url },
    }),
  ])
  return { id }
}

const remove = (
  context: Context,
  operation: 'deleteSynonym' | 'deleteBestBet',
  id: string,
): Promise<unknown> => {
  requireStaff(context, operation)
  const isSynonym = operation === 'deleteSynonym'
  const row = sql`${isSynonym ? searchSynonyms : searchBestBets} where id = ${id}::uuid`
  return context.database.write((builder) => [
    builder.execute(sql`select from ${row} for update`),
    requireThat(builder, sql`exists (select from ${row})`, 'not-found', 'SearchWords.NotFound'),
    builder.execute(sql`delete from ${row}`),
    audit(context, builder, {
      operation,
      entity: isSynonym ? 'search-synonym' : 'search-best-bet',
      entityId: id,
      details: {},
    }),
  ])
}

/** @throws forbidden, not-found. */
export async function deleteSynonym(context: Context, id: string): Promise<void> {
  await remove(context, 'deleteSynonym', id)
}

/** @throws forbidden, not-found. */
export async function deleteBestBet(context: Context, id: string): Promise<void> {
  await remove(context, 'deleteBestBet', id)
}
