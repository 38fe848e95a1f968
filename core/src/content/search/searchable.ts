import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { type Language, languages } from '../../platform/kernel/language.ts'
import type { SearchKind } from './search.sql.ts'

type Value = AnyColumn | SQL

/** One record type in one language. */
export interface SearchSource {
  readonly kind: SearchKind
  readonly from: AnyColumn['table']
  readonly id: AnyColumn
  /** SQL: which rows are public. */
  readonly isPublic: Value
  readonly title: Value
  readonly url: SQL
  /** Plain text in parts, null if missing. */
  readonly body: readonly Value[]
  readonly boost: number
  readonly updatedAt: Value
}

/** A feature's searchable records in each language. */
export type Searchable = (language: Language) => readonly SearchSource[]

export const plainText = (html: Value): SQL => sql`portal_plain_text(${html})`

/** Records without a date sort last. */
export const undated = sql`'epoch'::timestamptz`

/** Public in a language; in Spanish only if its main text is translated. */
export const existsIn = (language: Language, isPublic: SQL, leadingSpanish: AnyColumn): SQL =>
  language === 'en' ? isPublic : sql`${isPublic} and ${leadingSpanish} is not null`

/** Postgres cannot index a text near a megabyte; no page of the city is longer than this. */
const maxBodyLength = 100_000

/** Composed letters, single spaces, no highlight markers. */
const cleaned = (text: SQL): SQL =>
  sql`btrim(regexp_replace(translate(normalize(${text}, NFC), U&'\\E000\\E001', ''), '\\s+', ' ', 'g'))`

const select = (source: SearchSource, language: Language, only: SQL): SQL => sql`
  select ${sql.raw(`'${source.kind}'`)} as kind, ${source.id} as entity_id,
    ${sql.raw(`'${language}'`)} as language, ${source.url} as url,
    ${cleaned(sql`left(${source.title}, 500)`)} as title,
    ${cleaned(sql`left(concat_ws(' ', ${sql.join([...source.body], sql`, `)}), ${sql.raw(String(maxBodyLength))})`)} as body,
    ${sql.raw(String(source.boost))} as boost, (${source.updatedAt})::timestamptz as updated_at
  from ${source.from} where (${source.isPublic}) and ${only}`

/** All records, or those with these ids. */
export type Scope = 'everything' | readonly string[]

/** As an array parameter; UUIDs need no quoting. */
export const uuidArray = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/** The rows that `search_documents` should have: only public records. */
export function rowsOf(searchable: readonly Searchable[], scope: Scope): SQL {
  const rows = languages.flatMap((language) =>
    searchable
      .flatMap((sources) => sources(language))
      .map((source) =>
        select(
          source,
          language,
          scope === 'everything' ? sql`true` : sql`${source.id} = any(${uuidArray(scope)})`,
        ),
      ),
  )
  return sql.join(rows, sql` union all `)
}
