import { sql } from 'drizzle-orm'
import { requireStaff } from '../access/index.ts'
import { auditRows } from '../audit/index.ts'
import type { Context } from '../kernel/context.ts'
import { outbox } from './outbox.sql.ts'
import { mostReplayed } from './rules.ts'

/**
 * Tries again now what failed and waits for its next try: the other side works again. Leaves out what is
 * tried within five minutes anyway, of which a worker may be sending some. Returns how many: at most 5,000.
 * @throws forbidden unless staff.
 */
export async function retryDeliveries(context: Context, topic: string): Promise<number> {
  requireStaff(context, 'retryDeliveries')
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  const { retried } = await context.database.write((builder) => ({
    retried: builder.execute<{ count: number }>(sql`
      with retried as (
        update ${outbox} set next_attempt_at = ${at}
        where id in (select id from ${outbox} where topic = ${topic} and status = 'pending'
          and last_failure is not null and next_attempt_at > ${at} + interval '5 minutes'
          order by priority, next_attempt_at limit ${mostReplayed} for update skip locked)
        returning id
      ), noted as (${auditRows(context, {
        operation: 'retryDeliveries',
        entity: 'delivery',
        entityId: sql`id`,
        details: sql`json_build_object('topic', ${topic}::text)`,
        rows: sql`retried`,
      })})
      select count(*)::int as count from retried`),
  }))
  context.onQueued?.()
  // An aggregate always returns one row.
  return retried.rows[0]?.count ?? 0
}
