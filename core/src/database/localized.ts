import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Language } from '../kernel/language.ts'

/** A text in the reader's language, in English where it has none. */
export const localized = (english: PgColumn, spanish: PgColumn, language: Language): SQL =>
  language === 'es' ? sql`coalesce(${spanish}, ${english})` : sql`${english}`

/** The language a thing is told in: the reader's when its leading text exists in it, else English. */
export const languageTold = (leadingSpanish: PgColumn, language: Language): SQL =>
  language === 'es' ? sql`case when ${leadingSpanish} is null then 'en' else 'es' end` : sql`'en'`
