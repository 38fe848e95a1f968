import { type SQL, sql } from 'drizzle-orm'

/** As on the wire, with two decimals. */
export const dollars = (cents: SQL): SQL => sql`round((${cents})::numeric / 100, 2)`

/** As both languages write them in the United States: `$1,234.50`. */
export const dollarsText = (cents: SQL): SQL =>
  sql`to_char((${cents})::numeric / 100, 'FM$999,999,999,990.00')`
