import { type SQL, sql } from 'drizzle-orm'
import { dueNowCents } from '../billing/index.ts'
import { paymentItems, payments } from '../payments/payments.sql.ts'

/** Who autopay is among those who pay. */
export const autopayCaller = 'job:autopay'

/** What is due on the account of the row `u`, in cents: its balance without what was paid since. */
export const dueCents: SQL = dueNowCents(sql`u`)

/** Whether somebody is paying on the account of the row `u` at this moment, or nobody knows whether they paid. */
export const isBeingPaid: SQL = sql`exists (
  select from ${paymentItems} i join ${payments} open on open.id = i.payment_id
  where i.utility_account_id = u.id and open.status in ('created', 'submitted', 'unknown')
    and open.caller <> ${autopayCaller})`
