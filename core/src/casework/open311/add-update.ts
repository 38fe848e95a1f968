import { sql } from 'drizzle-orm'
import { type PartnerCaller, partnerKeyStands } from '../../people/partners/index.ts'
import { auditRows } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { noteEvent, notifyAssignee } from '../requests/index.ts'
import { requests } from '../requests/requests.sql.ts'
import { requireReporter, whileKeyStands } from './as-partner.ts'
import { readExtendedStatus } from './extended-statuses.ts'
import { requireJurisdiction } from './jurisdiction.ts'
import { open311Requests, open311Updates } from './open311.sql.ts'
import { readMediaUrls } from './read-report.ts'
import { open311Limits } from './rules.ts'
import { FieldReader, requireNone, type SentFields } from './sent-fields.ts'
import { readInstant } from './w3c-instant.ts'

function readUpdate(context: Context, fields: SentFields) {
  const reader = new FieldReader(context, fields)
  const updateId = reader.required('update_id', open311Limits.identifier)
  const number = reader.required('service_request_id')
  const status = readExtendedStatus(reader.required('status'))
  if (status === null && reader.all('status').length > 0)
    reader.wrong('status', 'Open311.NoSuchStatus')
  const at = reader.required('updated_datetime')
  if (at !== '' && !readInstant(at, context.city.timeZone, 'start'))
    reader.wrong('updated_datetime', 'Open311.NotADate')
  const description = reader.one('description', open311Limits.description)
  const mediaUrls = readMediaUrls(reader)
  requireNone(reader.problems)
  return { updateId, number, status, description, mediaUrls }
}

/**
 * What the person who sent a report through a partner adds to it: staff read it as an answer. The
 * city alone changes the request's status; the partner's is shown to staff. Returns our id of it.
 * @throws as createOpen311Request, not-found for a request that the partner did not send, and
 * conflict for an update that it sent before.
 */
export async function addOpen311Update(
  context: Context,
  fields: SentFields,
): Promise<{ readonly updateId: string; readonly caller: PartnerCaller }> {
  requireJurisdiction(context, fields)
  const caller = await requireReporter(context, fields)
  const { partnerId, partnerName } = caller
  const { updateId, number, status, description, mediaUrls } = readUpdate(context, fields)
  const at = context.clock.now()
  const now = sql`${at.toISOString()}::timestamptz`
  const eventId = newId<'event'>(at)
  const own = sql`select r.id from ${requests} r join ${open311Requests} sent on sent.request_id = r.id
    where r.number = ${number} and sent.partner_id = ${partnerId}`
  const id = sql`(${own})`
  const sending = `${partnerId}/${updateId}`
  await whileKeyStands(
    context.database.write((builder) => [
      partnerKeyStands(caller, context.clock)(builder),
      builder.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sending}, 311))`),
      builder.execute(sql`select from ${requests} where id = ${id} for update`),
      requireThat(builder, sql`exists (${own})`, 'not-found', 'Request.NotFound'),
      requireThat(
        builder,
        sql`not exists (select from ${open311Updates}
          where partner_id = ${partnerId} and update_id = ${updateId})`,
        'conflict',
        'Open311.UpdateExists',
      ),
      noteEvent(context, builder, {
        id: eventId,
        requestId: id,
        kind: 'answer',
        by: 'resident',
        isPublic: true,
        body: description,
        facts: { partner: partnerName, status, mediaUrls: mediaUrls.join('\n') || null },
      }),
      builder.insert(open311Updates).values({ partnerId, updateId, eventId, createdAt: at }),
      // Words answer an open question; a closed request stays closed.
      builder.execute(sql`
        update ${requests} set updated_at = ${now}, version = version + 1,
          answered_at = case when closed_at is null then ${now} end,
          is_action_required = is_action_required and ${description === ''},
          action_message = case when ${description === ''} then action_message end
        where id = ${id}`),
      builder.execute(
        auditRows(context, {
          operation: 'addOpen311Update',
          entity: 'request',
          entityId: sql`sent.id::text`,
          details: sql`jsonb_build_object('partner', ${partnerName}::text)`,
          rows: sql`(${own}) sent`,
        }),
      ),
      notifyAssignee(context, builder, {
        kind: 'answered',
        eventKey: sql`${`answered/${eventId}`}::text`,
        where: sql`requests.id = ${id}`,
      }),
    ]),
  )
  return { updateId: eventId, caller }
}
