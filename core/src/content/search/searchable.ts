import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { type Language, languages } from '../../platform/kernel/language.ts'
import type { SearchKind } from './search.sql.ts'

type Value = AnyColumn | SQL

/** One language of one kind of record, as the search knows it. */
export interface SearchSource {
  readonly kind: SearchKind
  readonly from: AnyColumn['table']
  readonly id: AnyColumn
  /** Which rows are public. */
  readonly isPublic: Value
  readonly title: Value
  readonly url: SQL
  /** Parts of the plain text, null where one is missing. */
  readonly body: readonly Value[]
  readonly boost: number
  readonly updatedAt: Value
}

/** What a feature lets people find, in each language; each feature declares its own. */
export type Searchable = (language: Language) => readonly SearchSource[]

/** HTML without its tags. */
export const plainText = (html: Value): SQL => sql`portal_plain_text(${html})`

/** Records without a date of their own count as old as the city. */
export const undated = sql`'epoch'::timestamptz`

/** Whether a record is public in a language: in Spanish only where its leading text is translated. */
export const existsIn = (language: Language, isPublic: SQL, leadingSpanish: AnyColumn): SQL =>
  language === 'en' ? isPublic : sql`${isPublic} and ${leadingSpanish} is not null`

/** Postgres refuses to index a text near a megabyte; no page of the city is longer than this. */
const maxBodyLength = 100_000

/** Composed letters, single spaces, and none of the characters that mark hits in highlights. */
const cleaned = (text: SQL): SQL =>
  sql`btrim(regexp_replace(translate(normalize(${text}, NFC), U&'\\E000\\E001', ''), '\\s+', ' ', 'g'))`

const select = (source: SearchSource, language: Language, only: SQL): SQL => sql`
  select ${sql.raw(`'${source.kind}'`)} as kind, ${source.id} as entity_id,
    ${sql.raw(`'${language}'`)} as language, ${source.url} as url,
    ${cleaned(sql`left(${source.title}, 500)`)} as title,
    ${cleaned(sql`left(concat_ws(' ', ${sql.join([...source.body], sql`, `)}), ${sql.raw(String(maxBodyLength))})`)} as body,
    ${sql.raw(String(source.boost))} as boost, (${source.updatedAt})::timestamptz as updated_at
  from ${source.from} where (${source.isPublic}) and ${only}`

/** Which records: all, or those with these ids. */
export type Scope = 'everything' | readonly string[]

/** An array parameter; ids are UUIDs, which need no quoting. */
export const uuidArray = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/** The rows that `search_documents` should hold of some features' records: only what the public may see. */
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
