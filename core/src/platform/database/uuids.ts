import { type SQL, sql } from 'drizzle-orm'

/** Rows of one parameter, for `id in (…)`. */
export const uuids = (ids: readonly string[]): SQL =>
  sql`(select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json))`
