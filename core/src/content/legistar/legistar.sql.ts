import { sql } from 'drizzle-orm'
import { date, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, json } from '../../platform/database/columns.ts'
import { legistarLists } from './lists.ts'
import type { Place } from './place.ts'
import type { LegistarReport } from './report.ts'

/** The city's own Legistar, from which its boards are read. */
export const legistarSources = pgTable(
  'legistar_sources',
  {
    id: id(),
    /** As in the address of its web API. */
    client: text().notNull(),
    /** Sealed; null for a client that needs none. */
    token: text(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  // A city has one.
  () => [uniqueIndex('legistar_sources_one').on(sql`(true)`)],
)

const sourceId = () =>
  uuid()
    .notNull()
    .references(() => legistarSources.id, { onDelete: 'cascade' })

/** Where a read is, and what the last one found. */
export const legistarReads = pgTable('legistar_reads', {
  sourceId: sourceId().primaryKey(),
  dueAt: instant().notNull(),
  /** Of the run that reads now; another one that began later replaces it. */
  runId: uuid(),
  /** Of the read that is under way; null between two. */
  startedAt: instant(),
  /** Where it goes on. */
  place: json<Place>(),
  meetingsFrom: date({ mode: 'string' }),
  lastTriedAt: instant(),
  lastGoodAt: instant(),
  failures: integer().notNull().default(0),
  lastProblem: text(),
  report: json<LegistarReport>(),
})

/** What a read has so far, until all of it takes effect. */
export const legistarRows = pgTable(
  'legistar_rows',
  {
    sourceId: sourceId(),
    list: text({ enum: legistarLists }).notNull(),
    /** Legistar's. */
    rowId: integer().notNull(),
    row: json<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.list, table.rowId] })],
)
