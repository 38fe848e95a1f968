import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from '../database/columns.ts'
import { languages } from '../kernel/language.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Kinds of things that the site search finds. */
export const searchKinds = ['service', 'article', 'news', 'board', 'page'] as const
export type SearchKind = (typeof searchKinds)[number]

/**
 * What can be found, one row per thing and language. Words are stemmed in the row's language and
 * stripped of accents, so that "fácil" and "facil" meet.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    id: id(),
    kind: text({ enum: searchKinds }).notNull(),
    entityId: text().notNull(),
    language: text({ enum: languages }).notNull(),
    url: text().notNull(),
    title: text().notNull(),
    /** Plain text. */
    body: text().notNull(),
    /** Small whole number; a higher one lifts equally good matches (services before old news). */
    boost: integer().notNull().default(0),
    updatedAt: instant().notNull(),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector(case language when 'es' then 'portal_es'::regconfig else 'portal_en'::regconfig end, title), 'A') || setweight(to_tsvector(case language when 'es' then 'portal_es'::regconfig else 'portal_en'::regconfig end, body), 'C')`,
      ),
  },
  (table) => [
    unique('search_documents_once').on(table.kind, table.entityId, table.language),
    index('search_documents_words').using('gin', table.words),
  ],
)

/** Every word that occurs, unstemmed, so that a misspelled one finds its neighbours by trigrams. */
export const searchWords = pgTable(
  'search_words',
  {
    language: text({ enum: languages }).notNull(),
    word: text().notNull(),
    documents: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    index('search_words_similar').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
)
