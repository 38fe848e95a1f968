import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { cityDay, notification } from '../autopay/index.ts'
import { arrangements, instalments } from '../billing/arrangements.sql.ts'
import { paidOnArrangement } from '../billing/index.ts'
import { scheduledPayments } from '../scheduled-payments/scheduled-payments.sql.ts'
import { holderFacts, staffFacts } from './facts.ts'
import { brokenAfterDays } from './rules.ts'

/** Days before an installment without a saved method at which its owner is reminded. */
export const reminderDays = 3

/** Unpaid installments of accepted arrangements, with what is left of each. */
const open: SQL = sql`open as materialized (
  select r.id, r.utility_account_id, r.offered_by, r.total_cents, i.position, i.due_on, i.reminded_at,
    i.missed_at, least(i.amount_cents, sum(i.amount_cents) over (
      partition by r.id order by i.position) - ${paidOnArrangement(sql`r`)})::int as left_cents
  from ${arrangements} r join ${instalments} i on i.arrangement_id = r.id
  where r.status = 'accepted')`

const isPaying = sql`exists (select from ${scheduledPayments} s
  where s.arrangement_id = open.id and s.position = open.position and s.status in ('planned', 'charging'))`

/** Marks rows of `open`, so that each is notified once. */
const mark = (column: 'reminded_at' | 'missed_at', at: SQL, condition: SQL): SQL => sql`
  ${open}, marked as (
    update ${instalments} i set ${sql.raw(column)} = ${at} from open
    where i.arrangement_id = open.id and i.position = open.position and i.${sql.raw(column)} is null
      and open.left_cents > 0 and ${condition}
    returning open.utility_account_id, open.offered_by, open.left_cents, open.due_on)`

const values = { cents: sql`r.left_cents`, day: sql`r.due_on` }

/** Ends accepted arrangements that match a condition on `r`. */
const end = (status: 'done' | 'broken', at: SQL, condition: SQL): SQL => sql`ended as (
  update ${arrangements} r set status = ${status}, ended_at = ${at}
  where r.status = 'accepted' and ${condition} returning *)`

/** Hourly: expires offers, reminds, ends arrangements. Returns the number of emails queued. */
export async function watchArrangements(context: Context): Promise<number> {
  const { today, isAtWork } = cityDay(context.clock.now(), context.city.timeZone)
  if (!isAtWork) return 0
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  const day = sql`${today}::date`
  const isMissed = sql`open.due_on < ${day}`
  const isPaid = sql`${paidOnArrangement(sql`r`)} >= r.total_cents`
  const isBroken = sql`exists (
    select from (
      select i.due_on, sum(i.amount_cents) over (order by i.position) as until
      from ${instalments} i where i.arrangement_id = r.id) i
    where i.due_on < ${daysAfter(today, -brokenAfterDays)}::date and i.until > ${paidOnArrangement(sql`r`)})`
  const { notified } = await context.database.write((builder) => ({
    notified: [
      builder.execute(
        notification(context, 'lapsed', {
          before: sql`ended as (
          update ${arrangements} set status = 'lapsed', ended_at = ${at}
          where status = 'offered' and answer_by < ${day} returning *)`,
          facts: holderFacts(sql`ended`),
        }),
      ),
      builder.execute(
        notification(context, 'done', {
          before: end('done', at, isPaid),
          facts: holderFacts(sql`ended`),
        }),
      ),
      // The same rows for both sides: the first statement marks them, the second reads the marks.
      builder.execute(
        notification(context, 'missed', {
          before: mark('missed_at', at, isMissed),
          facts: holderFacts(sql`marked`, {
            ...values,
            next: sql`(r.due_on + ${brokenAfterDays}::int)`,
          }),
        }),
      ),
      builder.execute(
        notification(context, 'staff-missed', {
          before: open,
          facts: staffFacts(
            sql`(select open.* from open where missed_at = ${at} and left_cents > 0 and ${isMissed})`,
            values,
          ),
        }),
      ),
      builder.execute(
        notification(context, 'broken', {
          before: end('broken', at, isBroken),
          facts: holderFacts(sql`ended`),
        }),
      ),
      builder.execute(
        notification(context, 'staff-broken', {
          facts: staffFacts(
            sql`(select * from ${arrangements} where status = 'broken' and ended_at = ${at})`,
          ),
        }),
      ),
      builder.execute(
        notification(context, 'instalment-due', {
          before: mark(
            'reminded_at',
            at,
            sql`open.due_on between ${day} and ${daysAfter(today, reminderDays)}::date and not ${isPaying}`,
          ),
          facts: holderFacts(sql`marked`, values),
        }),
      ),
    ],
  }))
  return notified.reduce((sum, { rowCount }) => sum + rowCount, 0)
}
