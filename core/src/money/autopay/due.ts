import { type SQL, sql } from 'drizzle-orm'
import { arrangedCents, dueNowCents } from '../billing/index.ts'
import { isBeingPaid } from '../payments/index.ts'

/** Who autopay is among those who pay. */
export const autopayCaller = 'job:autopay'

/**
 * The cents that autopay pays on the account of the row `u`: its balance without payments since, and
 * without the instalments of an arrangement.
 */
export const dueCents: SQL = sql`(${dueNowCents(sql`u`)} - ${arrangedCents(sql`u`)})`

/** Whether a payment is open on the account of the row `u`, or its result is unknown. */
export const isPaidByOthers: SQL = isBeingPaid(sql`u`, sql`open.caller <> ${autopayCaller}`)
