import { type SQL, sql } from 'drizzle-orm'

/** SQL: what the signature of a follower's link covers, of an alias and an id. */
export const followedBoardPath = (alias: SQL, follower: SQL): SQL =>
  sql`'/boards-and-commissions/' || ${alias} || '?follower=' || ${follower}`
