import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'
import { languages } from '../../platform/kernel/language.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const searchKinds = ['service', 'article', 'news', 'board', 'page', 'material'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Makes "9-1-1", "W-9" and "help@city.org" words instead of numbers or addresses. */
export const blanked = (value: AnyColumn | SQL): SQL =>
  sql`translate(${value}, '!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~', '                                ')`

const stems = (value: AnyColumn): SQL =>
  sql`to_tsvector(case language when 'es' then 'portal_es'::regconfig else 'portal_en'::regconfig end, ${blanked(value)})`

/** Per record and language. Stemmed, without accents, so that "facil" finds "fácil". */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text({ enum: searchKinds }).notNull(),
    entityId: uuid().notNull(),
    language: text({ enum: languages }).notNull(),
    url: text().notNull(),
    title: text().notNull(),
    /** Plain text. */
    body: text().notNull(),
    /** A small integer; higher ones rank first among equal matches (services before old news). */
    boost: integer().notNull().default(0),
    /** Not found before this instant, which may be in the future. */
    updatedAt: instant().notNull(),
    titleWords: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL => stems(searchDocuments.title)),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(${stems(searchDocuments.title)}, 'A') || setweight(${stems(searchDocuments.body)}, 'C')`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.entityId, table.language] }),
    // Language and kind come first, to skip other languages' and groups' entries. No pending list,
    // which every search would have to read.
    index('search_documents_words')
      .using('gin', table.language, table.kind, table.words)
      .with({ fastupdate: false }),
    index('search_documents_title_words')
      .using('gin', table.language, table.kind, table.titleWords)
      .with({ fastupdate: false }),
  ],
)

/** Words of three letters and more, unstemmed and without accents, for misspelled terms. */
export const searchWords = pgTable(
  'search_words',
  {
    language: text({ enum: languages }).notNull(),
    word: text().notNull(),
    /** The number of documents with it at the last rebuild. */
    documents: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    index('search_words_similar').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
)

/** Portal pages that search finds, such as "Pay a water bill". */
export const pages = pgTable('pages', {
  id: id(),
  path: text().notNull().unique(),
  title: text().notNull(),
  titleEs: text(),
  body: text().notNull(),
  bodyEs: text(),
})
