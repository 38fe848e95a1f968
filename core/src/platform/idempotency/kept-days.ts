import { type SQL, sql } from 'drizzle-orm'

/**
 * How long a key's reply is kept. A report may wait on a device that has no network for weeks, and its reply
 * may have been lost before (docs/offline.md).
 */
export const keptDays = { report: 35, other: 1 } as const

/** Written out, as in the conditions of the table's indexes. */
export const isReportKey = sql`idempotency_keys.operation = 'createReport'`

/** Whether a row is older than its reply is kept, at `now`. */
export const isKeyOld = (createdAt: SQL, now: SQL) =>
  sql`${createdAt} < ${now} - make_interval(days =>
    case when ${isReportKey} then ${keptDays.report}::int else ${keptDays.other}::int end)`
