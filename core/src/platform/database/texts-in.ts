import { type SQL, sql } from 'drizzle-orm'

/** Rows of one parameter, for `x in (…)`. */
export const texts = (values: readonly string[]): SQL =>
  sql`(select json_array_elements_text(${JSON.stringify(values)}::json))`
