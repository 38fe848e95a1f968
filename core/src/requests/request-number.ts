import { sql } from 'drizzle-orm'

/** The number of a new request, in an insert: eight digits, as people read it out. */
export const newRequestNumber = sql`lpad(nextval('request_numbers')::text, 8, '0')`
