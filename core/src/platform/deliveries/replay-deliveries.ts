import { sql } from 'drizzle-orm'
import { requireStaff } from '../access/index.ts'
import { auditRows } from '../audit/index.ts'
import type { Context } from '../kernel/context.ts'
import { isExpired } from './is-expired.ts'
import { outbox } from './outbox.sql.ts'

/**
 * Under the same ids, so that no one gets one twice. Skips those waiting again or expired. Returns
 * how many. One round trip. @throws forbidden unless staff.
 */
export async function replayDeliveries(context: Context, ids: readonly string[]): Promise<number> {
  requireStaff(context, 'replayDeliveries')
  const now = context.clock.now().toISOString()
  const requested = sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::uuid[]`
  const { replayed } = await context.database.write((builder) => ({
    replayed: builder.execute<{ count: number }>(sql`
      with replayed as (
        update ${outbox} set status = 'pending', attempts = 0, dead_at = null,
          next_attempt_at = ${now}::timestamptz, last_error = null, last_failure = null
        where id = any(${requested}) and status = 'dead' and not ${isExpired(context)}
        returning id, topic
      ), noted as (${auditRows(context, {
        operation: 'replayDeliveries',
        entity: 'delivery',
        entityId: sql`id`,
        details: sql`json_build_object('topic', topic)`,
        rows: sql`replayed`,
      })})
      select count(*)::int as count from replayed`),
  }))
  context.onQueued?.()
  // An aggregate always returns one row.
  return replayed.rows[0]?.count ?? 0
}
