import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** What staff find people by. */
export const personKinds = ['person', 'organization'] as const

export type PersonKind = (typeof personKinds)[number]

/**
 * A row for each account and organization, kept up to date by the database's own triggers
 * (migration "find-people"). Texts are lower-case words without accents, separated by spaces.
 */
export const personSearch = pgTable(
  'person_search',
  {
    /** Of the user or organization. */
    id: uuid().primaryKey(),
    kind: text({ enum: personKinds }).notNull(),
    /** Empty for an organization. */
    firstName: text().notNull(),
    /** Or an organization's name. */
    lastName: text().notNull(),
    /** Names, email address up to the @, phone, numbers and addresses; starts and ends with a space. */
    text: text().notNull(),
  },
  (table) => [
    index('person_search_first_name').on(sql`${table.firstName} collate "C"`, table.id),
    index('person_search_last_name').on(sql`${table.lastName} collate "C"`, table.id),
    // A short pending list, since every search reads it.
    index('person_search_text')
      .using('gin', table.text.op('gin_trgm_ops'))
      .with({ gin_pending_list_limit: 256 }),
  ],
)

/** Words of names and addresses, for misspelled terms. */
export const personWords = pgTable('person_words', { word: text().primaryKey() }, (table) => [
  index('person_words_similar').using('gin', table.word.op('gin_trgm_ops')),
])
