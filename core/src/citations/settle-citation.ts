import { type SQL, sql } from 'drizzle-orm'
import { citations } from './citations.sql.ts'

/** The statement that marks citations as paid here, or, with no instant, as not. */
export const settleCitation = (number: string, at: SQL | null): SQL =>
  sql`update ${citations} set paid_at = ${at} where number = ${number}`
