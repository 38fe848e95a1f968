import { type SQL, sql } from 'drizzle-orm'
import { inEnglish, languageShown, localized } from '../../platform/database/localized.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { runSearch, searchStatement } from '../search/index.ts'
import { materials } from './materials.sql.ts'
import { materialPageSize, type MaterialStream } from './rules.ts'

/** A thing as the wire has it. */
export const materialJson = (language: Language): SQL => sql`json_build_object(
  'id', ${materials.id},
  'slug', ${materials.slug},
  'name', ${localized(materials.name, materials.nameEs, language)},
  'words', ${localized(materials.words, materials.wordsEs, language)},
  'stream', ${materials.stream},
  'advice', ${localized(materials.advice, materials.adviceEs, language)},
  'bringTo', ${localized(materials.bringTo, materials.bringToEs, language)},
  'language', ${languageShown(materials.nameEs, language)},
  'inEnglish', ${inEnglish(language, {
    name: { english: materials.name, spanish: materials.nameEs },
    words: { english: materials.words, spanish: materials.wordsEs },
    advice: { english: materials.advice, spanish: materials.adviceEs },
    bringTo: { english: materials.bringTo, spanish: materials.bringToEs },
  })})`

const searchIn = (language: Language) =>
  statement<{ body: string }>(
    searchStatement({
      kind: 'material',
      result: materialJson(language),
      joins: sql`join ${materials} on ${materials.id} = d.entity_id`,
    }),
  )

const searches = { en: searchIn('en'), es: searchIn('es') }

/** By name, without accents. */
const ofStream = (language: Language, stream: MaterialStream, page: number): SQL => {
  const name = localized(materials.name, materials.nameEs, language)
  const isListed = sql`${materials.isPublished} and ${materials.stream} = ${stream}`
  return sql`
    select json_build_object(
      'results', coalesce((
        select json_agg(material order by place) from (
          select ${materialJson(language)} as material,
            row_number() over (order by lower(unaccent(${name})), ${materials.id}) as place
          from ${materials} where ${isListed}
          order by place
          offset ${Math.min((page - 1) * materialPageSize, 1_000_000)} limit ${materialPageSize}
        ) listed), '[]'),
      'total', (select least(count(*), 1000) from ${materials} where ${isListed})
    )::text as body`
}

/** `page` counts from 1. */
export interface MaterialQuery {
  readonly term: string
  readonly stream?: MaterialStream | undefined
  readonly page: number
}

/**
 * Things by a word, best first, 15 a page; without one those of a stream by name, 100 a page. Words
 * may be misspelled and lack accents. None without either.
 */
export function findMaterials(
  context: Context,
  { term, stream, page }: MaterialQuery,
): Promise<JsonText> {
  const { database, language } = context
  return stream && !term.trim()
    ? database.json(ofStream(language, stream, page))
    : runSearch(context, { term, page }, searches[language])
}
