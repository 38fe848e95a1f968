import { type SQL, sql } from 'drizzle-orm'
import { utilityAccountOwners, utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'

interface Said {
  readonly cents?: SQL
  readonly day?: SQL
  readonly next?: SQL
}

const nothing = sql`null::text, null::text, null::text`

/** Facts of a notification to all owners of the accounts; `r` is the row. */
export const holderFacts = (
  rows: SQL,
  { cents = sql`r.total_cents`, day = sql`null::date`, next = sql`null::date` }: Said = {},
): SQL => sql`
  select o.user_id, o.organization_id, u.customer_id || '-' || u.location_id, ${cents}, ${day}, ${next}, ${nothing}
  from ${rows} r join ${utilityAccounts} u on u.id = r.utility_account_id
  join ${utilityAccountOwners} o on o.utility_account_id = u.id`

/** The same for the staff member who made the offer. */
export const staffFacts = (
  rows: SQL,
  { cents = sql`r.total_cents`, day = sql`null::date`, next = sql`null::date` }: Said = {},
): SQL => sql`
  select r.offered_by, null::uuid, u.customer_id || '-' || u.location_id, ${cents}, ${day}, ${next}, ${nothing}
  from ${rows} r join ${utilityAccounts} u on u.id = r.utility_account_id`
