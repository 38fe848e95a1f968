import { type SQL, sql } from 'drizzle-orm'
import { DomainError } from '../../platform/kernel/errors.ts'
import { dueOrNever } from '../requests/requests.sql.ts'
import type { orderOf } from './filter.ts'

/** `2026-11-20T18:00:00.000Z_{id}`, or `infinity_{id}` without a due date. */
export const cursorPattern =
  /^(infinity|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const instant = (moment: SQL): SQL =>
  sql`case when ${moment} = 'infinity' then 'infinity' else to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end`

export const cursorOf = (order: ReturnType<typeof orderOf>): SQL =>
  sql`${order === 'due' ? instant(dueOrNever) : instant(sql`requests.created_at`)} || '_' || requests.id`

/** Rows of `requests` after a cursor. @throws invalid for an invalid cursor. */
export function isAfter(order: ReturnType<typeof orderOf>, cursor: string): SQL {
  const [, moment, id] = cursorPattern.exec(cursor) ?? []
  if (!moment || !id) throw new DomainError('invalid', 'Error.InvalidInput')
  return order === 'due'
    ? sql`(${dueOrNever}, requests.id) > (${moment}::timestamptz, ${id}::uuid)`
    : // The first half lets Postgres use the index.
      sql`(requests.created_at <= ${moment}::timestamptz
          and (requests.created_at < ${moment}::timestamptz or requests.id > ${id}::uuid))`
}
