import { sql } from 'drizzle-orm'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { uuids } from '../../platform/database/uuids.ts'
import { fileLimits } from '../../platform/files/rules.ts'
import { settle } from '../../platform/idempotency/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requireValid, required } from '../../platform/kernel/validation.ts'
import { noteEvent, notifyAssignee } from '../requests/index.ts'
import { requestFiles, requests } from '../requests/requests.sql.ts'
import { type Claim, held } from './claims.ts'

export interface Answer {
  readonly text: string
  /** Files sent before (addAnswerFile), together at most 10 MB. */
  readonly fileIds: readonly string[]
}

/**
 * Notifies the clerk who works on it.
 * @throws invalid for an empty answer and for too large files, not-found for another person's
 * request, conflict without an open question.
 */
export async function answerRequest(
  context: Context,
  claim: Claim,
  { text, fileIds }: Answer,
): Promise<void> {
  requireValid(required('additionalInformationText', text))
  const { id } = claim
  const at = context.clock.now()
  const now = at.toISOString()
  const eventId = newId<'event'>(at)
  const named = sql`answers_id = ${id} and id in ${uuids(fileIds)}`
  await context.database.write((builder) => [
    ...held(builder, claim, { hold: sql`is_action_required`, code: 'Request.NothingAsked' }),
    builder.execute(sql`
      update ${requests} set is_action_required = false, action_message = null,
        answered_at = ${now}::timestamptz, updated_at = ${now}::timestamptz, version = version + 1
      where id = ${id}`),
    requireThat(
      builder,
      sql`(select coalesce(sum(size), 0) from ${requestFiles} where ${named}) <= ${fileLimits.reportBytes}`,
      'invalid',
      'File.TogetherTooLarge',
    ),
    noteEvent(context, builder, {
      id: eventId,
      requestId: id,
      kind: 'answer',
      by: 'resident',
      isPublic: true,
      body: text.trim(),
    }),
    builder.execute(sql`
      update ${requestFiles} set request_id = ${id}, answers_id = null, event_id = ${eventId}
      where ${named}`),
    audit(context, builder, {
      operation: 'answerRequest',
      entity: 'request',
      entityId: id,
      details: { files: fileIds.length },
    }),
    notifyAssignee(context, builder, {
      kind: 'answered',
      eventKey: sql`${`answered/${eventId}`}::text`,
      where: sql`requests.id = ${id}`,
    }),
    // The contract's reply to a change of a request.
    ...settle(context, builder, { status: 200, body: sql`select '{"success":true}'` }),
  ])
}
