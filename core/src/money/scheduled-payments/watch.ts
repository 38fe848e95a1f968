import { sql } from 'drizzle-orm'
import { users } from '../../people/users/users.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import { cityDay, notification } from '../autopay/index.ts'
import { savedMethods } from '../ledger/payments.sql.ts'
import { isInCare, isStanding } from './claim.ts'
import { scheduledFacts } from './facts.ts'
import { isPaidAlready, plannedCents } from './instalment-left.ts'
import { scheduledPayments } from './scheduled-payments.sql.ts'

/** Whether the payer of `s` has deleted their account. */
const isGone = sql`exists (select from ${users} gone
  where gone.id = s.user_id and gone.deleted_at is not null)`

/**
 * Hourly: announces tomorrow's; ends those without method, owner or arrangement, and notifies
 * payers who now pay themselves. Returns the number of emails queued.
 */
export async function watchScheduledPayments(context: Context): Promise<number> {
  const { today, isAtWork } = cityDay(context.clock.now(), context.city.timeZone)
  if (!isAtWork) return 0
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const end = (ended: string, condition: ReturnType<typeof sql>) => sql`
    update ${scheduledPayments} s set status = 'failed', ended = ${ended}, updated_at = ${now}
    where s.status = 'planned' and ${condition} returning s.*`
  const { notified } = await context.database.write((builder) => ({
    ended: [
      builder.execute(end('not-in-care', sql`(not ${isInCare} or ${isGone})`)),
      builder.execute(end('arrangement-ended', sql`not ${isStanding}`)),
    ],
    notified: [
      builder.execute(
        notification(context, 'scheduled-method-gone', {
          before: sql`ended as (${end(
            'method-gone',
            sql`exists (select from ${savedMethods} m
            where m.id = s.saved_method_id and m.removed_at is not null)`,
          )})`,
          facts: scheduledFacts(sql`ended`),
        }),
      ),
      builder.execute(
        notification(context, 'scheduled-tomorrow', {
          before: sql`reminded as (
          update ${scheduledPayments} s set reminded_at = ${now}
          where s.status = 'planned' and not ${isPaidAlready} and s.reminded_at is null
            and s.pay_on = ${daysAfter(today, 1)}::date returning s.*)`,
          facts: scheduledFacts(sql`reminded`, plannedCents(sql`s`)),
        }),
      ),
    ],
  }))
  return notified.reduce((sum, { rowCount }) => sum + rowCount, 0)
}
