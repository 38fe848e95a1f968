import { type SQL, sql } from 'drizzle-orm'
import { requestEvents, requests } from '../../casework/requests/requests.sql.ts'
import {
  afterPayment,
  isEndStatus,
  nextStatuses,
  recordTypeNames,
  type Status,
  statusNames,
} from '../../casework/requests/rules.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { sameBill } from '../permit-fees/index.ts'

const pairs = (rows: readonly (readonly string[])[]): SQL =>
  sql.join(
    rows.map(
      (row) =>
        sql`(${sql.join(
          row.map((each) => sql`${each}::text`),
          sql`, `,
        )})`,
    ),
    sql`, `,
  )

/** What each record type becomes when paid, as rows `(record_type, first, later)`. */
const steps = pairs(
  recordTypeNames.map((type) => [type, afterPayment[type].first, afterPayment[type].later]),
)

/** The statuses that can ask for a payment: `(type, status)` pairs from the transitions. */
const asking = pairs(
  recordTypeNames.flatMap((type) =>
    statusNames
      .filter((status) => nextStatuses(type, status).includes('Pending Payment'))
      .map((status) => [type, status]),
  ),
)

const ends = sql.join(
  statusNames.filter(isEndStatus).map((status) => sql`${status}`),
  sql`, `,
)

const pending: Status = 'Pending Payment'

/** Whether staff have changed the status of row `was`. */
const isAtWork = sql`exists (select from ${requestEvents} e
  where e.request_id = was.id and e.kind = 'status' and e.by = 'staff')`

/** Moves the requests of one bill, and records each change in the request's history. */
const moved = (
  context: Context,
  requestId: string,
  { paidAt, next }: { paidAt: SQL; next: SQL },
): SQL => {
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  return sql`
    with was as (
      select id, status, record_type, ${next} as next from ${requests} was
      where id in (${sameBill(requestId)}) for update),
    moved as (
      update ${requests} set status = was.next, paid_at = ${paidAt}, updated_at = ${at},
        version = version + 1,
        closed_at = case when was.next = was.status then closed_at when was.next in (${ends}) then ${at} end,
        close_reason = case when was.next = was.status then close_reason end
      from was where requests.id = was.id returning requests.id, was.status as before, was.next)
    insert into ${requestEvents} (id, request_id, at, kind, by, is_public, facts)
    select gen_random_uuid(), id, ${at}, 'status', 'system', true,
      json_build_object('from', before, 'to', next) from moved where before <> next`
}

/** Moves a paid request on, with all requests for the same bill. */
export const movePaidRequests = (context: Context, builder: Builder, requestId: string) =>
  builder.execute(
    moved(context, requestId, {
      paidAt: sql`${context.clock.now().toISOString()}::timestamptz`,
      next: sql`case when status <> ${pending} then status else (
        select case when ${isAtWork} then step.later else step.first end
        from (values ${steps}) as step(record_type, first, later)
        where step.record_type = was.record_type) end`,
    }),
  )

/** Makes a request ask for its payment again, if its status still allows it. */
export const askForPaymentAgain = (context: Context, builder: Builder, requestId: string) =>
  builder.execute(
    moved(context, requestId, {
      paidAt: sql`null::timestamptz`,
      next: sql`case when (record_type, status) in (${asking}) then ${pending} else status end`,
    }),
  )
