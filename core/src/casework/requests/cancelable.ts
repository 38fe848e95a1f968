import { type SQL, sql } from 'drizzle-orm'
import { cancelableStatuses } from './transitions.ts'

const statuses = sql.join(
  cancelableStatuses.map((status) => sql`${status}`),
  sql`, `,
)

/** It is not too late to cancel a row of `requests`. */
export const isInTime: SQL = sql`(requests.closed_at is null and requests.status in (${statuses}))`

/** Nothing was paid: only staff refund money. */
export const isUnpaid: SQL = sql`requests.paid_at is null`

/** The sender may still cancel a row of `requests`. */
export const isCancelable: SQL = sql`(${isInTime} and ${isUnpaid})`
