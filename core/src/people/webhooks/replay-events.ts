import { type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit, auditRows } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { webhookLimits } from './rules.ts'
import { webhookDeliveries, webhookEndpoints, webhookEvents } from './webhooks.sql.ts'

/** Locks the endpoint, which must be on, and lets a lane start at once, also if a worker waits for a retry. */
const requireOn = (builder: Builder, endpoint: string | SQL) =>
  [
    builder.execute(sql`select from ${webhookEndpoints} where id = ${endpoint} for update`),
    requireThat(
      builder,
      sql`exists (select from ${webhookEndpoints} where id = ${endpoint} and disabled_at is null)`,
      'conflict',
      'Webhooks.IsOff',
    ),
    builder.execute(sql`update ${webhookEndpoints} set paused_until = null, lane_until = null
      where id = ${endpoint}`),
  ] as const

/** With all its tries again, under the same `webhook-id`. On row `d`. */
const again = (now: SQL) => sql`status = 'pending', attempts = 0, next_attempt_at = ${now}`

const nowOf = ({ clock }: Context) => sql`${clock.now().toISOString()}::timestamptz`

/**
 * Sends one again, also one that was delivered: a receiver may have lost it. One that waits is tried
 * now. @throws not-found, conflict while the endpoint is off.
 */
export async function replayEventDelivery(context: Context, id: string): Promise<void> {
  requireStaff(context, 'replayEventDelivery')
  const endpoint = sql`(select endpoint_id from ${webhookDeliveries} where id = ${id})`
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`exists (select from ${webhookDeliveries} where id = ${id})`,
      'not-found',
      'Webhooks.NoSuchDelivery',
    ),
    ...requireOn(builder, endpoint),
    builder.execute(sql`update ${webhookDeliveries} set ${again(nowOf(context))} where id = ${id}`),
    builder.execute(
      auditRows(context, {
        operation: 'replayEventDelivery',
        entity: 'partner-endpoint',
        entityId: sql`d.endpoint_id::text`,
        details: sql`jsonb_build_object('event', d.event_id)`,
        rows: sql`(select * from ${webhookDeliveries} where id = ${id}) d`,
      }),
    ),
  ])
  context.onQueued?.()
}

/**
 * Sends again what failed, and tries now what waits for its next try, of events of the last hours; at
 * most 10,000, oldest first. Returns how many. @throws not-found, conflict while the endpoint is off.
 */
export async function replayFailedEvents(
  context: Context,
  { endpointId, hours }: { readonly endpointId: string; readonly hours: number },
): Promise<{ readonly count: number }> {
  requireStaff(context, 'replayFailedEvents')
  const now = nowOf(context)
  const { replayed } = await context.database.write((builder) => ({
    known: requireThat(
      builder,
      sql`exists (select from ${webhookEndpoints} where id = ${endpointId})`,
      'not-found',
      'Webhooks.NotFound',
    ),
    on: requireOn(builder, endpointId),
    replayed: builder.execute<{ count: number }>(sql`
      with replayed as (
        update ${webhookDeliveries} set ${again(now)}
        where id in (select d.id from ${webhookDeliveries} d join ${webhookEvents} v on v.id = d.event_id
          where d.endpoint_id = ${endpointId} and v.at >= ${now} - make_interval(hours => ${hours})
            and (d.status = 'failed' or (d.status = 'pending' and d.attempts > 0 and d.last_failure is not null))
          order by d.id limit ${webhookLimits.replayed})
        returning id
      ) select count(*)::int as count from replayed`),
    audit: audit(context, builder, {
      operation: 'replayFailedEvents',
      entity: 'partner-endpoint',
      entityId: endpointId,
      details: { hours },
    }),
  }))
  context.onQueued?.()
  // An aggregate always returns one row.
  return { count: replayed.rows[0]?.count ?? 0 }
}

/** An event of the kind `test`, to this endpoint alone. @throws not-found, conflict while it is off. */
export async function sendTestEvent(context: Context, endpointId: string): Promise<void> {
  requireStaff(context, 'sendTestEvent')
  const now = context.clock.now()
  const eventId = newId<'webhook-event'>(now)
  const body = JSON.stringify({ type: 'test', timestamp: now.toISOString(), data: {} })
  await context.database.write((builder) => [
    requireThat(
      builder,
      sql`exists (select from ${webhookEndpoints} where id = ${endpointId})`,
      'not-found',
      'Webhooks.NotFound',
    ),
    ...requireOn(builder, endpointId),
    builder.insert(webhookEvents).values({ id: eventId, kind: 'test', body, at: now }),
    builder
      .insert(webhookDeliveries)
      .values({ id: newId(now), endpointId, eventId, nextAttemptAt: now }),
    audit(context, builder, {
      operation: 'sendTestEvent',
      entity: 'partner-endpoint',
      entityId: endpointId,
      details: {},
    }),
  ])
  context.onQueued?.()
}
