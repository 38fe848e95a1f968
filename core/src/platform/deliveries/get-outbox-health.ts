import { sql } from 'drizzle-orm'
import { requireStaff } from '../access/index.ts'
import { isoInstant } from '../database/iso-instant.ts'
import type { Context } from '../kernel/context.ts'
import type { JsonText } from '../kernel/json-text.ts'
import { isExpired } from './is-expired.ts'
import { lanesAt } from './measure-lanes.ts'
import { outbox } from './outbox.sql.ts'
import { behindAfter, healthHours } from './rules.ts'

/**
 * What waits by topic and priority, what left in each of the last hours, and what was given up by kind
 * and reason: one round trip. @throws forbidden unless staff.
 */
export async function getOutboxHealth(context: Context): Promise<JsonText> {
  requireStaff(context, 'getOutboxHealth')
  const now = context.clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const limit = sql`case priority ${sql.join(
    Object.entries(behindAfter).map(
      ([priority, seconds]) => sql`when ${Number(priority)} then ${seconds}`,
    ),
    sql` `,
  )} else 0 end`
  const hour = sql`date_trunc('hour', ${at}) - make_interval(hours => back)`
  const leftAs = (status: 'delivered' | 'held', topic?: string) =>
    topic === undefined
      ? sql`(count(*) filter (where x.status = ${status}))::int`
      : sql`(count(*) filter (where x.status = ${status} and x.topic = ${topic}))::int`
  return context.database.json(sql`
    select json_build_object(
      'lanes', (select coalesce(json_agg(json_build_object('topic', topic, 'priority', priority, 'due', due,
          'later', later, 'oldestSeconds', "oldestSeconds", 'isBehind', "oldestSeconds" > ${limit})
          order by priority, topic), '[]') from (${lanesAt(now)}) lanes),
      'hours', (select json_agg(json_build_object('from', ${isoInstant(sql`hours.start`)}, 'mail', hours.mail,
          'push', hours.push, 'held', hours.held, 'failed', hours.failed) order by hours.start desc) from (
        select ${hour} as start, ${leftAs('delivered', 'mail')} as mail, ${leftAs('delivered', 'push')} as push,
          ${leftAs('held')} as held, (select count(*)::int from ${outbox} d where d.status = 'dead'
            and d.dead_at >= ${hour} and d.dead_at < ${hour} + interval '1 hour') as failed
        from generate_series(0, ${healthHours - 1}) back
        left join ${outbox} x on x.delivered_at >= ${hour} and x.delivered_at < ${hour} + interval '1 hour'
        group by back) hours),
      'dead', (select coalesce(json_agg(json_build_object('topic', topic, 'kind', kind, 'failure', failure,
          'count', together, 'replayable', replayable, 'latestAt', ${isoInstant(sql`latest`)})
          order by latest desc), '[]') from (
        select topic, payload ->> 'kind' as kind, coalesce(last_failure, 'other') as failure,
          count(*)::int as together, (count(*) filter (where not ${isExpired(context)}))::int as replayable,
          max(dead_at) as latest
        from ${outbox} where status = 'dead' group by 1, 2, 3 order by latest desc limit 50) groups)
    )::text as body`)
}
