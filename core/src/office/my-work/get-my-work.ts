import { type SQL, sql } from 'drizzle-orm'
import { type CaseQueueFilter, queueRows } from '../../casework/case-queue/index.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { feeds, feedStates } from '../../content/feeds/feeds.sql.ts'
import { countIn } from '../../licensing/permit-desk/index.ts'
import { discrepancies, refunds } from '../../money/ledger/payments.sql.ts'
import { mayCall, requireStaff, type StaffOperation } from '../../platform/access/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import { jobRuns } from '../../platform/jobs/jobs.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { rolesOf } from '../../platform/kernel/staff-role.ts'
import { figureDays, maxCounted } from './rules.ts'

const countOf = (rows: SQL): SQL =>
  sql`(select count(*)::int from (select from ${rows} limit ${maxCounted}) counted)`

/** A job or feed is late after two runs and this. */
const graceMinutes = 10

/**
 * The start page's counts, figures and states; null for what the caller's roles cannot open. One
 * statement.
 * @throws forbidden unless staff.
 */
export async function getMyWork(context: Context): Promise<JsonText> {
  const actor = requireStaff(context, 'getMyWork')
  const roles = rolesOf(actor)
  const ifMay = (operation: StaffOperation, value: () => SQL) =>
    mayCall(roles, operation) ? value() : sql`null`
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const count = (filter: Partial<CaseQueueFilter>) =>
    countOf(queueRows(context, { state: 'open', ...filter }))
  return context.database.json(sql`
    select json_build_object(
      'requests', ${ifMay(
        'listDeskRequests',
        () => sql`json_build_object(
          'mine', ${count({ assignee: 'me' })},
          'mineOverdue', ${count({ assignee: 'me', isOverdue: true })},
          'mineAnswered', ${count({ assignee: 'me', hasNewAnswer: true })},
          'mineWaiting', ${countOf(sql`${requests} where assignee_id = ${actor.userId} and closed_at is null and is_action_required`)},
          'mineReopened', ${count({ assignee: 'me', isReopened: true })},
          'unassignedInTeams', ${count({ assignee: 'nobody', team: 'mine' })},
          'unassigned', ${count({ assignee: 'nobody' })},
          'overdue', ${count({ isOverdue: true })},
          'answered', ${count({ hasNewAnswer: true })})`,
      )},
      'permits', ${ifMay(
        'listDeskPermits',
        () => sql`json_build_object('check', ${countIn(context, 'check')},
          'mine', ${countIn(context, 'mine')}, 'paid', ${countIn(context, 'paid')})`,
      )},
      'figures', ${ifMay('listDeskRequests', () => figures(context, now))},
      'discrepancies', ${ifMay('listDiscrepancies', () => countOf(sql`${discrepancies} where resolved_at is null`))},
      'refundsToApprove', ${ifMay('approveRefund', () =>
        countOf(sql`${refunds} where status = 'proposed' and staff_id <> ${actor.userId}`),
      )},
      'undelivered', ${ifMay('listUndelivered', () => countOf(sql`${outbox} where status = 'dead'`))},
      'feeds', ${ifMay(
        'listFeeds',
        () => sql`(select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name,
          'lastGoodAt', ${isoInstant(sql`s.last_good_at`)}, 'isFailing', coalesce(s.failures, 0) > 0)
          order by f.kind, lower(f.name)), '[]')
          from ${feeds} f left join ${feedStates} s on s.feed_id = f.id where not f.is_paused)`,
      )},
      'lateJobs', ${ifMay(
        'listSlowdowns',
        () => sql`(select coalesce(json_agg(name order by name), '[]') from ${jobRuns}
          where coalesce(last_good_at, '-infinity')
            < ${now} - make_interval(mins => minutes * 2 + ${graceMinutes}))`,
      )}
    )::text as body`)
}

/** Requests received and closed on each day of the city's calendar, and how fast. */
function figures({ city }: Context, now: SQL): SQL {
  const local = (instant: SQL) => sql`(${instant} at time zone ${city.timeZone})::date`
  const since = sql`${local(now)} - ${figureDays - 1}::int`
  const start = sql`((${since})::timestamp at time zone ${city.timeZone})`
  return sql`(
    with received as (
      select ${local(sql`created_at`)} as day, count(*)::int as number from ${requests}
      where created_at >= ${start} group by 1
    ), closed as (
      select ${local(sql`closed_at`)} as day, closed_at, created_at, due_at from ${requests}
      where closed_at >= ${start} and merged_into_id is null
    ), closed_on as (select day, count(*)::int as number from closed group by 1)
    select json_build_object(
      'days', (select json_agg(json_build_object('day', to_char(day, 'YYYY-MM-DD'),
          'received', coalesce(received.number, 0), 'closed', coalesce(closed_on.number, 0)) order by day)
        from (select ${since} + nth as day from generate_series(0, ${figureDays - 1}::int) nth) days
        left join received using (day) left join closed_on using (day)),
      'medianHours', (select round((percentile_cont(0.5) within group (
          order by extract(epoch from closed_at - created_at)) / 3600)::numeric, 1)::float8 from closed),
      'onTimePercent', (select round(100.0 * count(*) filter (where closed_at <= due_at)
          / nullif(count(*) filter (where due_at is not null), 0))::int from closed)))`
}
