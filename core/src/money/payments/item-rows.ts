import { type SQL, sql } from 'drizzle-orm'
import type { Item } from './payment-order.ts'

/** The order's items as rows `x`, with the account of utility billing that each is for. */
export const itemRows = (items: readonly Item[]): SQL => sql`
  json_to_recordset(${JSON.stringify(items)}::json)
    as x("accountNumber" text, "amountCents" int, "requestId" uuid)`

/** An account by the number that its owner knows: `customer-location`. */
export const accountOf = sql`a.customer_id = split_part(x."accountNumber", '-', 1)
  and a.location_id = split_part(x."accountNumber", '-', 2)`
