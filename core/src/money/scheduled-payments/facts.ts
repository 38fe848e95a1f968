import { type SQL, sql } from 'drizzle-orm'
import { savedMethods } from '../ledger/payments.sql.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'

/** Facts of a notification: rows of a CTE, with their amount or another. */
export const scheduledFacts = (rows: SQL, cents: SQL = sql`s.amount_cents`): SQL => sql`
  select s.user_id, s.organization_id, u.customer_id || '-' || u.location_id, ${cents}, s.pay_on,
    null::date, m.kind, m.brand, m.last4
  from ${rows} s join ${utilityAccounts} u on u.id = s.utility_account_id
  join ${savedMethods} m on m.id = s.saved_method_id`
