import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../people/users/users.sql.ts'
import { requireAdmin } from '../../platform/access/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { shownStatuses, statusObject, thumbnailOf } from '../requests/index.ts'
import { cursorOf, isAfter } from './cursor.ts'
import { type CaseQueueFilter, orderBy, orderOf, rowsOf } from './filter.ts'
import { queueLimits } from './rules.ts'

/** By name, or by email address without one. */
export const staffName = (user: SQL): SQL =>
  sql`coalesce(nullif(trim(${user}.first_name || ' ' || ${user}.last_name), ''), ${user}.email)`

const titleOf = ({ language }: Context): SQL =>
  language === 'es' ? sql`coalesce(requests.title_es, requests.title)` : sql`requests.title`

const isOverdue = ({ clock }: Context): SQL =>
  sql`(requests.closed_at is null and coalesce(requests.due_at < ${clock.now().toISOString()}::timestamptz, false))`

const item = (context: Context): SQL => sql`json_build_object(
  'id', requests.id, 'number', requests.number, 'type', requests.record_type,
  'category', requests.category, 'title', ${titleOf(context)}, 'status', requests.status,
  'statusInformation', ${statusObject}, 'address', requests.address, 'area', requests.area,
  'dueAt', ${isoInstant(sql`requests.due_at`)}, 'isOverdue', ${isOverdue(context)},
  'isWaiting', requests.is_action_required, 'thumbnail', ${thumbnailOf(sql`requests.id`)},
  'createdAt', ${isoInstant(sql`requests.created_at`)},
  'assignee', case when staff.id is not null then json_build_object('id', staff.id, 'name', ${staffName(sql`staff`)}) end)`

const shown = sql`
  left join ${users} staff on staff.id = requests.assignee_id
  left join ${shownStatuses} on shown.record_type = requests.record_type and shown.status = requests.status`

/**
 * With the number of matches, counted up to a thousand; one statement over an index.
 * @throws forbidden unless staff, invalid for an invalid cursor.
 */
export async function listDeskRequests(
  context: Context,
  filter: CaseQueueFilter,
  after?: string,
): Promise<JsonText> {
  requireAdmin(context)
  const order = orderOf(filter)
  const rows = rowsOf(context, filter)
  const beyond = after === undefined ? sql`true` : isAfter(order, after)
  return context.database.json(sql`
    with page as materialized (
      select row_number() over (order by ${orderBy(order)}) as place,
        ${cursorOf(order)} as cursor, ${item(context)} as body
      from (
        select * from ${rows} where ${beyond} order by ${orderBy(order)} limit ${queueLimits.page + 1}
      ) requests ${shown}
    )
    select json_build_object(
      'data', (select coalesce(json_agg(body order by place), '[]') from page
        where place <= ${queueLimits.page}),
      'next', (select cursor from page where place = ${queueLimits.page}
        and exists (select from page where place > ${queueLimits.page})),
      'total', (select count(*)::int from (
        select from ${rows} limit ${queueLimits.counted}) counted)
    )::text as body`)
}

/** At most five hundred, in the queue's order. @throws forbidden unless staff. */
export async function listDeskPoints(context: Context, filter: CaseQueueFilter): Promise<JsonText> {
  requireAdmin(context)
  const order = orderOf(filter)
  return context.database.json(sql`
    select coalesce(json_agg(json_build_object('id', requests.id, 'number', requests.number,
      'title', ${titleOf(context)}, 'status', requests.status, 'statusInformation', ${statusObject},
      'latitude', requests.latitude, 'longitude', requests.longitude,
      'isOverdue', ${isOverdue(context)})), '[]')::text as body
    from (
      select * from ${rowsOf(context, filter)} where requests.latitude is not null
      order by ${orderBy(order)} limit ${queueLimits.points}
    ) requests ${shown}`)
}
