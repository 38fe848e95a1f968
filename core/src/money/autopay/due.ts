import { type SQL, sql } from 'drizzle-orm'
import { arrangedCents, dueNowCents } from '../billing/index.ts'
import { isBeingPaid } from '../payments/index.ts'

/** Who autopay is among those who pay. */
export const autopayCaller = 'job:autopay'

/**
 * What autopay pays on the account of the row `u`, in cents: its balance without what was paid since, and
 * without what the instalments of an arrangement are to pay.
 */
export const dueCents: SQL = sql`(${dueNowCents(sql`u`)} - ${arrangedCents(sql`u`)})`

/** Whether somebody is paying on the account of the row `u` at this moment, or nobody knows whether they paid. */
export const isPaidByOthers: SQL = isBeingPaid(sql`u`, sql`open.caller <> ${autopayCaller}`)
