import { type SQL, sql } from 'drizzle-orm'

/** SQL: what the signature of a reminder's link covers, of two ids. */
export const reminderPath = (place: SQL, reminder: SQL): SQL =>
  sql`'/pickup/' || ${place} || '?reminder=' || ${reminder}`
