import { type SQL, sql } from 'drizzle-orm'

/** A statement whose one row's `body` is a JSON array of a select's rows, in their order, without a space. */
export const jsonRows = (select: SQL): SQL =>
  sql`select '[' || coalesce(string_agg(row_to_json(listed)::text, ','), '') || ']' as body from (${select}) listed`

/** A statement whose `body` is a select's one row as JSON; no row where there is none. */
export const jsonRow = (select: SQL): SQL =>
  sql`select row_to_json(found)::text as body from (${select}) found`
