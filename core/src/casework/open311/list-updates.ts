import { sql } from 'drizzle-orm'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { isShown } from '../reports/index.ts'
import { requestEvents, requests } from '../requests/requests.sql.ts'
import { requireJurisdiction } from './jurisdiction.ts'
import { latestSpan, readPage, readSpan } from './read-requests-query.ts'
import { isProgress, stateOfEvent, withWords, wordsOfEvent } from './request-rows.ts'
import { FieldReader, requireNone, type SentFields } from './sent-fields.ts'

interface Row extends Record<string, unknown> {
  readonly body: JsonText
}

/**
 * What became of requests that everyone may see, oldest first, in a span of time.
 * @throws invalid with each wrong field, not-found for another jurisdiction.
 */
export async function listOpen311Updates(
  context: Context,
  fields: SentFields,
): Promise<readonly JsonText[]> {
  requireJurisdiction(context, fields)
  const reader = new FieldReader(context, fields)
  const { page, pageSize } = readPage(reader)
  const named = readSpan(context, reader, { from: 'start_date', to: 'end_date' })
  requireNone(reader.problems)
  const { from, to } = named ?? latestSpan(context)
  const rows = await context.database.rows<Row>(sql`${withWords(context)}
    select json_build_object('update_id', e.id, 'service_request_id', r.number,
      'status', ${stateOfEvent}, 'updated_datetime', ${isoInstant(sql`e.at`)},
      'description', ${wordsOfEvent}, 'media_url', null)::text as body
    from words, ${requestEvents} e join ${requests} r on r.id = e.request_id
    where ${isProgress('e')} and ${isShown('r')}
      and e.at between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz
    order by e.at, e.id limit ${pageSize} offset ${(page - 1) * pageSize}`)
  return rows.map(({ body }) => body)
}
