import { type SQL, sql } from 'drizzle-orm'

/** As `folded` does with a text. */
export const foldedSql = (column: SQL): SQL =>
  sql`lower(unaccent(translate(${column}, '''’‘ʼ\`´', '')))`
