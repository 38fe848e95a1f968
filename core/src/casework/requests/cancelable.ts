import { type SQL, sql } from 'drizzle-orm'
import { cancelableStatuses } from './transitions.ts'

const statuses = sql.join(
  cancelableStatuses.map((status) => sql`${status}`),
  sql`, `,
)

/** The condition that it is not too late to take a row of `requests` back. */
export const isInTime: SQL = sql`(requests.closed_at is null and requests.status in (${statuses}))`

/** The condition that nothing was paid for it: money is given back by staff alone. */
export const isUnpaid: SQL = sql`requests.paid_at is null`

/** The condition that the sender may still cancel a row of `requests`. */
export const isCancelable: SQL = sql`(${isInTime} and ${isUnpaid})`
