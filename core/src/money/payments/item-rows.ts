import { type SQL, sql } from 'drizzle-orm'
import type { Item } from './payment-order.ts'

/** As rows `x`, with each item's utility account. */
export const itemRows = (items: readonly Item[]): SQL => sql`
  json_to_recordset(${JSON.stringify(items)}::json)
    as x("accountNumber" text, "amountCents" int, "requestId" uuid)`

/** By number: `customer-location`. */
export const accountOf = sql`a.customer_id = split_part(x."accountNumber", '-', 1)
  and a.location_id = split_part(x."accountNumber", '-', 2)`
