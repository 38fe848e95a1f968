import { type SQL, sql } from 'drizzle-orm'

/** Who pays what is scheduled, among those who pay. */
export const scheduledCaller = 'job:scheduled'

/** What the payment of a try is called, from 1 on; the same try again is the same payment. */
export const scheduledKey = ({ id, attempt }: { readonly id: string; readonly attempt: number }) =>
  `scheduled/${id}/${attempt}`

/** `scheduledKey` of a row of `scheduled_payments`. */
export const keyOfRow = (row: SQL): SQL => sql`'scheduled/' || ${row}.id || '/' || ${row}.attempts`
