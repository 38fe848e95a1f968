import { type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../access/index.ts'
import { auditRows } from '../audit/index.ts'
import type { Context } from '../kernel/context.ts'
import { isExpired } from './is-expired.ts'
import { outbox } from './outbox.sql.ts'
import { mostReplayed } from './rules.ts'

/**
 * Under the same ids, so that no one gets one twice. Skips those waiting again or expired. Returns
 * how many. One round trip. @throws forbidden unless staff.
 */
export async function replayDeliveries(context: Context, ids: readonly string[]): Promise<number> {
  requireStaff(context, 'replayDeliveries')
  const requested = sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::uuid[]`
  return replay(context, 'replayDeliveries', sql`id = any(${requested})`)
}

/** Messages that were given up for the same reason. */
export interface DeadKind {
  readonly topic: string
  readonly kind: string | null
  readonly failure: string
}

/**
 * All of a kind, at most 5,000 at a time, oldest first. As above. @throws forbidden unless staff.
 */
export async function replayDeadKind(
  context: Context,
  { topic, kind, failure }: DeadKind,
): Promise<number> {
  requireStaff(context, 'replayDeadKind')
  return replay(
    context,
    'replayDeadKind',
    sql`id in (select id from ${outbox} where status = 'dead' and topic = ${topic}
      and payload ->> 'kind' is not distinct from ${kind}::text
      and coalesce(last_failure, 'other') = ${failure} and not ${isExpired(context)}
      order by dead_at, id limit ${mostReplayed})`,
  )
}

async function replay(
  context: Context,
  operation: 'replayDeliveries' | 'replayDeadKind',
  which: SQL,
): Promise<number> {
  const now = context.clock.now().toISOString()
  const { replayed } = await context.database.write((builder) => ({
    replayed: builder.execute<{ count: number }>(sql`
      with replayed as (
        update ${outbox} set status = 'pending', attempts = 0, dead_at = null,
          next_attempt_at = ${now}::timestamptz, last_error = null, last_failure = null
        where ${which} and status = 'dead' and not ${isExpired(context)}
        returning id, topic
      ), noted as (${auditRows(context, {
        operation,
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
