import { sql } from 'drizzle-orm'
import { staffNotifications } from '../../people/staff-inbox/staff-inbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { notifyAssignee } from '../requests/index.ts'
import { dueOrNever, requestEvents } from '../requests/requests.sql.ts'

/** What became overdue earlier is in the queue, not news: after a long outage, and at the first run. */
const newsDays = 7

/** Per run; the next continues. */
const batch = 500

/**
 * Notifies assignees of requests that became overdue, once for each due date. Not when it was assigned
 * after that: the person who takes an overdue request sees that it is. Returns the number of notifications. One transaction, so that a
 * run that dies leaves everything to the next.
 */
export async function notifyOverdue(context: Context): Promise<number> {
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const eventKey = sql`'overdue/' || requests.id || '/' || extract(epoch from requests.due_at)`
  const isNews = sql`closed_at is null and ${dueOrNever} < ${now}
    and ${dueOrNever} > ${now} - make_interval(days => ${newsDays})
    and not exists (
      select from ${staffNotifications} earlier where earlier.event_key = ${eventKey})
    and not exists (
      select from ${requestEvents} e
      where e.request_id = requests.id and e.kind = 'assigned' and e.at >= requests.due_at)`
  const { notified } = await context.database.write((builder) => ({
    notified: notifyAssignee(context, builder, {
      kind: 'overdue',
      eventKey,
      where: sql`${isNews} limit ${batch}`,
    }),
  }))
  return notified.rows[0]?.count ?? 0
}
