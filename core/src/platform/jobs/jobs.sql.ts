import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** The last run of each scheduled job. */
export const jobRuns = pgTable('job_runs', {
  name: text().primaryKey(),
  /** Between two runs. */
  minutes: integer().notNull(),
  lastRanAt: instant().notNull(),
  /** Without an error; null if it never was. */
  lastGoodAt: instant(),
})
