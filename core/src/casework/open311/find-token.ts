import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { isUuid } from '../../platform/kernel/ids.ts'
import { requestNotFound } from '../requests/index.ts'
import { requests } from '../requests/requests.sql.ts'
import { requireJurisdiction } from './jurisdiction.ts'
import { open311Requests } from './open311.sql.ts'
import type { SentFields } from './sent-fields.ts'

interface Found extends Record<string, unknown> {
  readonly service_request_id: string
  readonly token: string
}

/**
 * A request's own id is its token. We send the number right away, so only a client that keeps
 * tokens asks. @throws not-found
 */
export async function findOpen311Token(
  context: Context,
  token: string,
  fields: SentFields,
): Promise<Found> {
  requireJurisdiction(context, fields)
  if (!isUuid(token)) throw requestNotFound()
  const [found] = await context.database.rows<Found>(sql`
    select r.number as service_request_id, r.id::text as token
    from ${open311Requests} sent join ${requests} r on r.id = sent.request_id
    where sent.request_id = ${token}`)
  if (!found) throw requestNotFound()
  return found
}
