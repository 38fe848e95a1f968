import { type SQL, sql } from 'drizzle-orm'
import { cancelableStatuses } from './transitions.ts'

const statuses = sql.join(
  cancelableStatuses.map((status) => sql`${status}`),
  sql`, `,
)

/** The condition that whoever sent a row of `requests` may still take it back. */
export const isCancelable: SQL = sql`(requests.closed_at is null and requests.status in (${statuses}))`
