import { type SQL, sql } from 'drizzle-orm'
import { arrangedCents, dueNowCents } from '../billing/index.ts'
import { isBeingPaid } from '../payments/index.ts'

export const autopayCaller = 'job:autopay'

/** The balance of row `u`, less payments since and less an arrangement's installments. */
export const dueCents: SQL = sql`(${dueNowCents(sql`u`)} - ${arrangedCents(sql`u`)})`

/** Whether another payment on the account of row `u` is open or unknown. */
export const isPaidByOthers: SQL = isBeingPaid(sql`u`, sql`open.caller <> ${autopayCaller}`)
