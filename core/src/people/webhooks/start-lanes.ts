import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { webhookDeliveries, webhookEndpoints } from './webhooks.sql.ts'

/** After this without a word of its worker, a lane is free again. It is longer than a batch can take. */
export const laneSeconds = 120

/**
 * The endpoints with something due that no worker sends to now; each becomes a lane, which `sendLane`
 * must get. An endpoint that does not answer fills its own lane and no other.
 */
export async function startLanes(context: Context): Promise<readonly string[]> {
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  const { started } = await context.database.write((builder) => ({
    started: builder.execute<{ id: string }>(sql`
      update ${webhookEndpoints} e set lane_until = ${at} + make_interval(secs => ${laneSeconds})
      where e.id in (
        select free.id from ${webhookEndpoints} free
        where free.disabled_at is null and coalesce(free.paused_until <= ${at}, true)
          and coalesce(free.lane_until <= ${at}, true)
          and exists (select from ${webhookDeliveries} d
            where d.endpoint_id = free.id and d.status = 'pending' and d.next_attempt_at <= ${at})
        for update skip locked)
      returning e.id`),
  }))
  return started.rows.map(({ id }) => id)
}
