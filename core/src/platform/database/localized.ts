import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Language } from '../kernel/language.ts'

/** The reader's language, or English. */
export const localized = (english: PgColumn, spanish: PgColumn, language: Language): SQL =>
  language === 'es' ? sql`coalesce(${spanish}, ${english})` : sql`${english}`

/** The reader's language if the row's main text exists in it, else English. */
export const languageShown = (leadingSpanish: PgColumn, language: Language): SQL =>
  language === 'es' ? sql`case when ${leadingSpanish} is null then 'en' else 'es' end` : sql`'en'`

interface LocalizedText {
  readonly english: SQL | PgColumn
  readonly spanish: SQL | PgColumn
}

/** Names of the fields that a reader of Spanish gets in English. */
export const fieldsInEnglish = (fields: Readonly<Record<string, LocalizedText>>): SQL =>
  sql`array_remove(array[${sql.join(
    Object.entries(fields).map(
      ([name, { english, spanish }]) =>
        sql`case when ${spanish} is null and ${english} is not null then ${sql.raw(`'${name}'`)} end`,
    ),
    sql`, `,
  )}], null)`

/** The same for either language, as JSON. */
export const inEnglish = (
  language: Language,
  fields: Readonly<Record<string, LocalizedText>>,
): SQL => (language === 'es' ? sql`to_json(${fieldsInEnglish(fields)})` : sql`'[]'::json`)
