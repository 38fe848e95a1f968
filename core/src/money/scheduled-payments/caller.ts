import { type SQL, sql } from 'drizzle-orm'

export const scheduledCaller = 'job:scheduled'

/** Idempotency key of a try's payment, from 1 on. */
export const scheduledKey = ({ id, attempt }: { readonly id: string; readonly attempt: number }) =>
  `scheduled/${id}/${attempt}`

/** `scheduledKey` of a row of `scheduled_payments`. */
export const keyOfRow = (row: SQL): SQL => sql`'scheduled/' || ${row}.id || '/' || ${row}.attempts`
