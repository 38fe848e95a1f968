import { type SQL, sql } from 'drizzle-orm'
import { texts } from '../../platform/database/texts-in.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { payments, savedMethods } from '../ledger/payments.sql.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { autopayCharges, autopays } from './autopay.sql.ts'
import { cityDay, deadReturns, expiryWarningDays } from './charge-plan.ts'
import { factsOf, notification } from './notify-owners.ts'

const nowIn = ({ clock }: Context): SQL => sql`${clock.now().toISOString()}::timestamptz`

/** How late a return is still notified, if the job was down. */
const returnDays = 30

/** Autopay payments that a bank returned; the return's code says whether the method is dead. */
function returned(context: Context, isDead: boolean): SQL {
  const now = nowIn(context)
  const codes = texts(deadReturns)
  const which = isDead
    ? sql`p.return_code in ${codes}`
    : sql`(p.return_code is null or p.return_code not in ${codes})`
  const ended = isDead
    ? sql`, ended as (
        update ${autopays} a set ended_at = ${now} from back
        where a.id = back.autopay_id and a.ended_at is null)`
    : sql``
  return notification(context, isDead ? 'returned-dead' : 'returned', {
    before: sql`back as (
      update ${autopayCharges} c set status = 'given-up', updated_at = ${now}
      from ${payments} p
      where p.status = 'failed' and p.approved_at is not null
        and p.updated_at > ${now} - make_interval(days => ${returnDays})
        and p.id = c.payment_id and c.status = 'paid' and ${which}
      returning c.autopay_id, c.due_on, p.amount_cents)${ended}`,
    facts: sql`
      select a.user_id, a.organization_id, u.customer_id || '-' || u.location_id, back.amount_cents,
        back.due_on, null::date, m.kind, m.brand, m.last4
      from back join ${autopays} a on a.id = back.autopay_id
      join ${utilityAccounts} u on u.id = a.utility_account_id
      join ${savedMethods} m on m.id = a.saved_method_id`,
  })
}

/** Each notified once. */
function expiring(context: Context): SQL {
  const { today } = cityDay(context.clock.now(), context.city.timeZone)
  const lastDay = sql`((m.expiry || '-01')::date + interval '1 month' - interval '1 day')::date`
  return notification(context, 'expiring', {
    before: sql`warned as (
      update ${savedMethods} m set warned_at = ${nowIn(context)}
      where m.kind = 'card' and m.removed_at is null and m.warned_at is null
        and m.expiry ~ '^\\d{4}-\\d{2}$' and ${lastDay} <= ${daysAfter(today, expiryWarningDays)}::date
        and exists (select from ${autopays} a where a.saved_method_id = m.id and a.ended_at is null)
      returning m.*, ${lastDay} as last_day)`,
    facts: sql`
      select a.user_id, a.organization_id, u.customer_id || '-' || u.location_id, null::int,
        m.last_day, null::date, m.kind, m.brand, m.last4
      from warned m join ${autopays} a on a.saved_method_id = m.id and a.ended_at is null
      join ${utilityAccounts} u on u.id = a.utility_account_id`,
  })
}

/** Autopay whose method was removed elsewhere, such as at the provider. */
const orphaned = (context: Context): SQL =>
  notification(context, 'method-gone', {
    before: sql`ended as (
      update ${autopays} a set ended_at = ${nowIn(context)} from ${savedMethods} m
      where m.id = a.saved_method_id and m.removed_at is not null and a.ended_at is null
      returning a.*)`,
    facts: factsOf(sql`ended`),
  })

/** Runs every minute. Returns the number notified. */
export async function watchReturns(context: Context): Promise<number> {
  const { notified } = await context.database.write((builder) => ({
    notified: [builder.execute(returned(context, true)), builder.execute(returned(context, false))],
  }))
  return notified.reduce((sum, { rowCount }) => sum + rowCount, 0)
}

/** Runs every hour. */
export async function watchMethods(context: Context): Promise<number> {
  const { notified } = await context.database.write((builder) => ({
    notified: [builder.execute(expiring(context)), builder.execute(orphaned(context))],
  }))
  return notified.reduce((sum, { rowCount }) => sum + rowCount, 0)
}
