import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Language } from '../kernel/language.ts'

/** A text in the reader's language, in English where it has none. */
export const localized = (english: PgColumn, spanish: PgColumn, language: Language): SQL =>
  language === 'es' ? sql`coalesce(${spanish}, ${english})` : sql`${english}`

/** The language to show a row in: the reader's if its leading text exists in it, else English. */
export const languageShown = (leadingSpanish: PgColumn, language: Language): SQL =>
  language === 'es' ? sql`case when ${leadingSpanish} is null then 'en' else 'es' end` : sql`'en'`

/** A text of the city in both languages. */
interface LocalizedText {
  readonly english: SQL | PgColumn
  readonly spanish: SQL | PgColumn
}

/** The names of the fields that a reader of Spanish gets in English, for lack of the other. */
export const fieldsInEnglish = (fields: Readonly<Record<string, LocalizedText>>): SQL =>
  sql`array_remove(array[${sql.join(
    Object.entries(fields).map(
      ([name, { english, spanish }]) =>
        sql`case when ${spanish} is null and ${english} is not null then ${sql.raw(`'${name}'`)} end`,
    ),
    sql`, `,
  )}], null)`

/** The same for whichever language is read, as JSON. */
export const inEnglish = (
  language: Language,
  fields: Readonly<Record<string, LocalizedText>>,
): SQL => (language === 'es' ? sql`to_json(${fieldsInEnglish(fields)})` : sql`'[]'::json`)
