import { type SQL, sql } from 'drizzle-orm'
import { retryAfter, webhookLimits } from './rules.ts'
import { laneSeconds } from './start-lanes.ts'
import type { ClaimedDelivery, Tried } from './try-delivery.ts'
import { webhookDeliveries, webhookEndpoints, webhookEvents } from './webhooks.sql.ts'

/** Claimed at once: at most this many are sent again, under the same ids, if their worker dies. */
export const batchSize = 20

/** Between rounds of tries to an endpoint that fails, in seconds; each is twice the one before. */
const shortestPause = 5
const longestPause = 300

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/**
 * What is due at an endpoint, oldest first; a single one while it fails, to see whether it works again.
 * Each is claimed before it is sent, for as long as a lane is.
 */
export function claimDeliveries(endpointId: string, at: Date): SQL {
  const now = instant(at)
  const lease = sql`${now} + make_interval(secs => ${laneSeconds})`
  return sql`
    with lane as (
      update ${webhookEndpoints} set lane_until = ${lease}
      where id = ${endpointId} and disabled_at is null and coalesce(paused_until <= ${now}, true)
      returning *
    ), due as (
      select d.id from lane cross join lateral (
        select id, next_attempt_at from ${webhookDeliveries}
        where endpoint_id = lane.id and status = 'pending' and next_attempt_at <= ${now}
        order by next_attempt_at, id
        limit case when lane.failing_since is null then ${batchSize}::int else 1 end
        for update skip locked) d
    )
    update ${webhookDeliveries} d set attempts = d.attempts + 1, next_attempt_at = ${lease}
    from due, lane, ${webhookEvents} v
    where d.id = due.id and v.id = d.event_id
    returning d.id, d.event_id as "eventId", d.endpoint_id as "endpointId", d.attempts, lane.address,
      lane.secret, case when lane.old_secret_ends_at > ${now} then lane.old_secret end as "oldSecret", v.body`
}

/** When the endpoint has something due and may be tried, in ms; no row: nothing waits, or it is off. */
export const nextDue = (endpointId: string): SQL => sql`
  select (extract(epoch from greatest(e.paused_until, (
    select min(next_attempt_at) from ${webhookDeliveries}
    where endpoint_id = e.id and status = 'pending'))) * 1000)::float8 as "dueMs"
  from ${webhookEndpoints} e where e.id = ${endpointId} and e.disabled_at is null
    and exists (select from ${webhookDeliveries} where endpoint_id = e.id and status = 'pending')`

export const leaveLane = (endpointId: string): SQL =>
  sql`update ${webhookEndpoints} set lane_until = null where id = ${endpointId}`

export interface TriedDelivery {
  readonly claimed: ClaimedDelivery
  readonly tried: Tried
}

/** Null: no more tries. */
const waitOf = ({ claimed, tried }: TriedDelivery): number | null =>
  tried.failure === null || tried.failure === 'gone'
    ? null
    : retryAfter(claimed.attempts, tried.askedSeconds)

/**
 * What came of a batch, for its deliveries and for the endpoint: after a batch without a success it
 * pauses, for 410 and after days of failures it is switched off.
 */
export function markTried(endpointId: string, batch: readonly TriedDelivery[], at: Date): SQL {
  const now = instant(at)
  const facts = batch.map(({ claimed, tried }) => ({
    id: claimed.id,
    status: tried.status,
    failure: tried.failure,
    ms: tried.ms,
    asked: tried.askedSeconds,
    wait: waitOf({ claimed, tried }),
  }))
  const pause = sql`greatest(
    least(${shortestPause}::int * power(2, least(e.failures, 10)), ${longestPause}::int),
    coalesce(came.asked, 0))`
  const isStopped = sql`(came.is_gone or (not came.has_worked
    and e.failing_since <= ${now} - make_interval(days => ${webhookLimits.failingDays})))`
  return sql`
    with tried as (
      select * from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
        as t(id uuid, status int, failure text, ms int, asked int, wait int)
    ), marked as (
      update ${webhookDeliveries} d set last_tried_at = ${now}, last_status = t.status,
        last_failure = t.failure, last_ms = t.ms,
        status = case when t.failure is null then 'delivered' when t.wait is null then 'failed' else 'pending' end,
        next_attempt_at = coalesce(${now} + make_interval(secs => t.wait), d.next_attempt_at)
      from tried t where d.id = t.id
    ), came as (
      select coalesce(bool_or(failure is null), false) as has_worked,
        coalesce(bool_or(failure = 'gone'), false) as is_gone, max(asked) as asked from tried
    )
    update ${webhookEndpoints} e set
      failures = case when came.has_worked then 0 else e.failures + 1 end,
      failing_since = case when came.has_worked then null else coalesce(e.failing_since, ${now}) end,
      paused_until = case when not came.has_worked then ${now} + make_interval(secs => ${pause}) end,
      disabled_at = case when ${isStopped} then ${now} end,
      disabled_because = case when came.is_gone then 'gone' when ${isStopped} then 'failing' end
    from came where e.id = ${endpointId} and e.disabled_at is null`
}
