import { sql } from 'drizzle-orm'
import { requireStaff } from '../access/index.ts'
import { isoInstant } from '../database/iso-instant.ts'
import type { Context } from '../kernel/context.ts'
import type { JsonText } from '../kernel/json-text.ts'
import { isExpired } from './is-expired.ts'
import { outbox } from './outbox.sql.ts'
import { undeliveredPageSize } from './rules.ts'

// `ana@home.example` becomes `a•••@home.example`: enough to recognize, too little to write to.
const masked = sql`regexp_replace(payload ->> 'to', '^(.)[^@]*(@.*)?$', '\\1•••\\2')`

// In milliseconds, the column's precision: a page begins exactly where the last ended.
const place = sql`to_char(dead_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '_' || id`

/**
 * Latest first. `before` is the previous page's cursor. The database masks the recipient.
 * @throws forbidden unless staff.
 */
export async function listUndelivered(context: Context, before?: string): Promise<JsonText> {
  requireStaff(context, 'listUndelivered')
  const [diedBefore, idBefore] = before?.split('_') ?? []
  const further =
    diedBefore && idBefore
      ? sql`and (dead_at, id) < (${diedBefore}::timestamptz, ${idBefore}::uuid)`
      : sql``
  return context.database.json(sql`
    select json_build_object(
      'data', coalesce(json_agg(row order by nth) filter (where nth <= ${undeliveredPageSize}), '[]'),
      'next', max(place) filter (where nth = ${undeliveredPageSize} and together > nth))::text as body
    from (
      select row_number() over latest as nth, count(*) over () as together, ${place} as place,
        json_build_object('id', id, 'topic', topic, 'kind', payload ->> 'kind',
          'recipient', ${masked}, 'failedAt', ${isoInstant(sql`dead_at`)},
          'failure', coalesce(last_failure, 'other'), 'attempts', attempts,
          'isExpired', ${isExpired(context)}) as row
      from (
        select * from ${outbox} where status = 'dead' ${further}
        order by dead_at desc, id desc limit ${undeliveredPageSize + 1}) dead
      window latest as (order by dead_at desc, id desc)) listed`)
}
