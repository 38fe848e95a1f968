import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { DataSetFormat } from '../../platform/data-sets/rules.ts'
import { instant, json } from '../../platform/database/columns.ts'

/** The last night's files of each data set, as the page lists them. */
export const openDataSets = pgTable('open_data_sets', {
  name: text().primaryKey(),
  /** When a run last took it, so that no two make the same. */
  startedAt: instant().notNull(),
  /** The city's days of its first and its present files; null before the first. */
  firstMadeOn: date({ mode: 'string' }),
  madeOn: date({ mode: 'string' }),
  /** As of when its rows are. */
  madeAt: instant(),
  rowCount: integer(),
  /** Bytes of each file. */
  sizes: json<Readonly<Partial<Record<DataSetFormat, number>>>>(),
})
