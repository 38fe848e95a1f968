import {
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'
import { languages } from '../../platform/kernel/language.ts'
import { searchKinds } from './search.sql.ts'

/** Who searches for `term` also finds records with `meaning`. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    /** Of the records that the meaning finds. */
    language: text({ enum: languages }).notNull(),
    term: text().notNull(),
    meaning: text().notNull(),
    /** `meaning` finds records with `term` too. */
    isTwoWay: boolean().notNull(),
    /** Folded (words.ts), to compare with what people type. */
    termWords: text().array().notNull(),
    meaningWords: text().array().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('search_synonyms_pair').on(table.language, table.termWords, table.meaningWords),
  ],
)

/** Who searches for exactly `term` sees this record first. */
export const searchBestBets = pgTable(
  'search_best_bets',
  {
    id: id(),
    term: text().notNull(),
    termWords: text().array().notNull(),
    kind: text({ enum: searchKinds }).notNull(),
    entityId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [unique('search_best_bets_pair').on(table.termWords, table.kind, table.entityId)],
)

/** Searches that found nothing, per day: words without numbers and addresses, never who asked. */
export const searchMisses = pgTable(
  'search_misses',
  {
    day: date({ mode: 'string' }).notNull(),
    term: text().notNull(),
    times: integer().notNull(),
    /** One of 256 groups of callers, another one every day (misses.ts). */
    callerGroup: text().notNull(),
    /** Staff only see a term that different people asked. */
    hasSeveralCallers: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.day, table.term] })],
)
