import { type SQL, sql } from 'drizzle-orm'
import { paymentItems, payments } from '../ledger/payments.sql.ts'
import { utilityAccountOwners } from '../utility-accounts/utility-accounts.sql.ts'

/**
 * Whether one of these payments (`open` is its row) may be taking, or may have taken, money for the
 * account of a row of `utility_accounts`. A provider page counts only if one of the account's owners
 * opened it: otherwise any visitor could hold off autopay by leaving a page open.
 */
export const isBeingPaid = (account: SQL, which: SQL): SQL => sql`exists (
  select from ${paymentItems} i join ${payments} open on open.id = i.payment_id
  where i.utility_account_id = ${account}.id and open.status in ('created', 'submitted', 'unknown')
    and ${which}
    and (open.channel <> 'hosted' or open.status = 'unknown' or exists (
      select from ${utilityAccountOwners} owner where owner.utility_account_id = ${account}.id
        and (owner.user_id = open.user_id or owner.organization_id = open.organization_id))))`
