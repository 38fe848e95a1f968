import { type SQL, sql } from 'drizzle-orm'
import { paymentItems, payments } from '../ledger/payments.sql.ts'
import { utilityAccountOwners } from '../utility-accounts/utility-accounts.sql.ts'

/**
 * Whether payments that match `which` (on row `open`) may have taken money. A provider page counts
 * only if an owner opened it: otherwise any visitor could block autopay.
 */
export const isBeingPaid = (account: SQL, which: SQL): SQL => sql`exists (
  select from ${paymentItems} i join ${payments} open on open.id = i.payment_id
  where i.utility_account_id = ${account}.id and open.status in ('created', 'submitted', 'unknown')
    and ${which}
    and (open.channel <> 'hosted' or open.status = 'unknown' or exists (
      select from ${utilityAccountOwners} owner where owner.utility_account_id = ${account}.id
        and (owner.user_id = open.user_id or owner.organization_id = open.organization_id))))`
