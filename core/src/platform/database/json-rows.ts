import { type SQL, sql } from 'drizzle-orm'

/** One row whose `body` is a JSON array of the select's rows, in order, without spaces. */
export const jsonRows = (select: SQL): SQL =>
  sql`select '[' || coalesce(string_agg(row_to_json(listed)::text, ','), '') || ']' as body from (${select}) listed`

/** The same for one row; no row without one. */
export const jsonRow = (select: SQL): SQL =>
  sql`select row_to_json(found)::text as body from (${select}) found`
