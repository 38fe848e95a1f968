import { type SQL, sql } from 'drizzle-orm'
import { paymentItems, payments } from '../ledger/payments.sql.ts'
import { utilityAccountOwners } from '../utility-accounts/utility-accounts.sql.ts'

/**
 * Whether one of these payments (`open` is its row) may be taking money for the account of a row of
 * `utility_accounts`, or may have taken it. A page of the provider counts where one of the account's keepers
 * opened it: anybody may open one, and leave it open, and could hold off autopay without end.
 */
export const isBeingPaid = (account: SQL, which: SQL): SQL => sql`exists (
  select from ${paymentItems} i join ${payments} open on open.id = i.payment_id
  where i.utility_account_id = ${account}.id and open.status in ('created', 'submitted', 'unknown')
    and ${which}
    and (open.channel <> 'hosted' or open.status = 'unknown' or exists (
      select from ${utilityAccountOwners} keeper where keeper.utility_account_id = ${account}.id
        and (keeper.user_id = open.user_id or keeper.organization_id = open.organization_id))))`
