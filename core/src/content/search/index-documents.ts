import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import { blanked } from './search.sql.ts'
import { rowsOf, type Scope, type Searchable, uuidArray } from './searchable.ts'

const inScope = (scope: Scope): SQL =>
  scope === 'everything' ? sql`true` : sql`d.entity_id = any(${uuidArray(scope)})`

const forget = (searchable: readonly Searchable[], scope: Scope): SQL => sql`
  with wanted as materialized (select kind, entity_id, language from (${rowsOf(searchable, scope)}) s)
  delete from search_documents d
  where ${inScope(scope)} and not exists (
    select from wanted w
    where w.kind = d.kind and w.entity_id = d.entity_id and w.language = d.language)`

// Inserts the best rows first: if very many match, search considers the first ones.
const remember = (searchable: readonly Searchable[], scope: Scope): SQL => sql`
  insert into search_documents as d
    (kind, entity_id, language, url, title, body, boost, updated_at)
  select kind, entity_id, language, url, title, body, boost, updated_at
  from (${rowsOf(searchable, scope)}) s
  order by boost desc, updated_at desc, kind, entity_id, language
  on conflict (kind, entity_id, language) do update
    set url = excluded.url, title = excluded.title, body = excluded.body,
      boost = excluded.boost, updated_at = excluded.updated_at
    where (d.url, d.title, d.body, d.boost, d.updated_at)
      is distinct from (excluded.url, excluded.title, excluded.body, excluded.boost, excluded.updated_at)`

const wordsOfDocuments = (scope: Scope): SQL => sql`
  select d.language, w.word, count(*)::integer as documents
  from search_documents d
  cross join lateral unnest(tsvector_to_array(to_tsvector('portal_words', ${blanked(sql`d.title || ' ' || d.body`)}))) w (word)
  where ${inScope(scope)} and w.word ~ '^[[:alpha:]]{3,40}$'
  group by d.language, w.word`

/** In the `write` that changes the records; removes those no longer public. Max a few thousand. */
export function indexDocuments(builder: Builder, searchable: Searchable, ids: readonly string[]) {
  return [
    builder.execute(forget([searchable], ids)),
    builder.execute(remember([searchable], ids)),
    // In order, so that two writers of the same new words cannot deadlock.
    builder.execute(sql`
      insert into search_words (language, word, documents)
      select language, word, documents from (${wordsOfDocuments(ids)}) w
      order by language, word
      on conflict do nothing`),
  ] as const
}

/** Rebuilds the search index, in order and in one transaction. Correct rows stay. */
export const rebuildStatements = (searchable: readonly Searchable[]): readonly [SQL, ...SQL[]] => [
  // Before any row, so that a writer's `indexDocuments` and a rebuild cannot deadlock.
  sql`lock table search_documents in share row exclusive mode`,
  forget(searchable, 'everything'),
  remember(searchable, 'everything'),
  sql`
    with fresh as materialized (${wordsOfDocuments('everything')}),
    gone as (
      delete from search_words w where not exists (
        select from fresh f where f.language = w.language and f.word = w.word))
    insert into search_words as w (language, word, documents)
    select language, word, documents from fresh order by language, word
    on conflict (language, word) do update set documents = excluded.documents
      where w.documents <> excluded.documents`,
  // Statistics, which only the owner of the tables may write (database-rules.ts).
  sql`select portal_analyze_search()`,
]
