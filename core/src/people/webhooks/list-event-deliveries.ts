import { type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { type DeliveryStatus, webhookLimits } from './rules.ts'
import { webhookDeliveries, webhookEndpoints, webhookEvents } from './webhooks.sql.ts'

/** On row `d` of deliveries: before its first try, also when it is sent again. */
const isUntried = sql`(d.attempts = 0 or d.last_tried_at is null)`

const conditions: Readonly<Record<DeliveryStatus, SQL>> = {
  waiting: sql`d.status = 'pending' and ${isUntried}`,
  retrying: sql`d.status = 'pending' and not ${isUntried}`,
  delivered: sql`d.status = 'delivered'`,
  failed: sql`d.status = 'failed'`,
}

const shownStatus = sql`case when d.status <> 'pending' then d.status
  when ${isUntried} then 'waiting' else 'retrying' end`

export interface DeliveriesAsked {
  readonly endpointId: string
  readonly status?: DeliveryStatus | undefined
  /** The id of the last one of the page before. */
  readonly before?: string | undefined
}

/**
 * What was and will be sent to an endpoint, newest first, with the bodies as they are sent. Kept for 30
 * days. @throws forbidden unless an administrator, not-found.
 */
export async function listEventDeliveries(
  context: Context,
  { endpointId, status, before }: DeliveriesAsked,
): Promise<JsonText> {
  requireStaff(context, 'listEventDeliveries')
  const size = webhookLimits.logPage
  const found = await context.database.findJson(sql`
    with page as materialized (
      select d.*, v.kind, v.body, v.at from ${webhookDeliveries} d
      join ${webhookEvents} v on v.id = d.event_id
      where d.endpoint_id = ${endpointId}
        and ${status === undefined ? sql`true` : conditions[status]}
        and ${before === undefined ? sql`true` : sql`d.id < ${before}::uuid`}
      order by d.id desc limit ${size + 1}
    ), d as materialized (select * from page order by id desc limit ${size})
    select json_build_object(
      'data', (select coalesce(json_agg(json_build_object('id', d.id, 'eventId', d.event_id,
        'kind', d.kind, 'at', ${isoInstant(sql`d.at`)}, 'status', ${shownStatus},
        'attempts', d.attempts, 'triedAt', ${isoInstant(sql`d.last_tried_at`)},
        'answer', d.last_status, 'failure', d.last_failure, 'ms', d.last_ms,
        'nextTryAt', case when d.status = 'pending' then ${isoInstant(sql`d.next_attempt_at`)} end,
        'body', d.body) order by d.id desc), '[]') from d),
      'next', case when (select count(*) from page) > ${size}
        then (select d.id from d order by d.id limit 1) end)::text as body
    from ${webhookEndpoints} e where e.id = ${endpointId}`)
  if (found === null) throw new DomainError('not-found', 'Webhooks.NotFound')
  return found
}
