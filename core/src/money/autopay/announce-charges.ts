import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../people/users/users.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { bills } from '../billing/billing.sql.ts'
import { savedMethods } from '../ledger/payments.sql.ts'
import { minimumPaymentCents } from '../ledger/rules.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { autopayCharges, autopays } from './autopay.sql.ts'
import { cityDay, noticeDays } from './charge-plan.ts'
import { dueCents } from './due.ts'
import { isReader, notification } from './notify-owners.ts'

/** Charges per statement. */
const batch = 1000
/** The next hourly run continues. */
const batchesPerRun = 200
/** Bills found later than this are left to their owner. */
const latestDays = 30

/**
 * Adds and announces the charge of each bill due within three days, in one statement: each charge
 * is announced once, and none is made without a notice. A bill that arrives later is charged three
 * days after the notice; if an organization has no manager to notify, it waits for one. Bills due
 * before autopay was turned on are left to their owner.
 */
function announce(context: Context, today: string): SQL {
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const zone = context.city.timeZone
  const chargeOn = sql`greatest(due_on, ${daysAfter(today, noticeDays)}::date)`
  return notification(context, 'coming', {
    before: sql`due as (
      select distinct on (u.id, b.due_on) u.id as utility_account_id, b.due_on, a.id as autopay_id,
        a.user_id, a.organization_id, u.customer_id || '-' || u.location_id as account,
        ${dueCents} as cents, m.kind, m.brand, m.last4
      from ${bills} b
      join ${autopays} a on a.utility_account_id = b.utility_account_id and a.ended_at is null
      join ${utilityAccounts} u on u.id = b.utility_account_id
      join ${savedMethods} m on m.id = a.saved_method_id and m.removed_at is null
      where b.balance_cents > 0
        and b.due_on between ${daysAfter(today, -latestDays)}::date and ${daysAfter(today, noticeDays)}::date
        and b.due_on >= (a.created_at at time zone ${zone})::date
        and ${dueCents} >= ${minimumPaymentCents}
        and exists (select from ${users} where ${isReader(sql`a`)})
        and not exists (select from ${autopayCharges} c
          where c.utility_account_id = b.utility_account_id and c.due_on = b.due_on)
      limit ${batch}),
    entered as (
      insert into ${autopayCharges} (id, autopay_id, utility_account_id, due_on, status, next_on,
        planned_on, noticed_cents, created_at, updated_at)
      select gen_random_uuid(), autopay_id, utility_account_id, due_on, 'noticed',
        ${chargeOn}, ${chargeOn}, cents, ${now}, ${now}
      from due on conflict (utility_account_id, due_on) do nothing
      returning utility_account_id, due_on, next_on)`,
    facts: sql`
      select due.user_id, due.organization_id, due.account, due.cents, entered.next_on, null::date,
        due.kind, due.brand, due.last4
      from entered join due using (utility_account_id, due_on)`,
  })
}

/** From eight in the morning on. Returns the number sent. */
export async function announceCharges(context: Context): Promise<number> {
  const { today, isAtWork } = cityDay(context.clock.now(), context.city.timeZone)
  if (!isAtWork) return 0
  let announced = 0
  for (let i = 0; i < batchesPerRun; i += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each batch decides whether another follows
    const { batch } = await context.database.write((builder) => ({
      batch: builder.execute(announce(context, today)),
    }))
    const { rowCount } = batch
    announced += rowCount
    if (rowCount === 0) break
  }
  return announced
}
