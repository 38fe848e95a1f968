import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** For JSON built in SQL: `2026-07-01T17:00:00Z`. */
export const isoInstant = (moment: SQLWrapper): SQL =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
