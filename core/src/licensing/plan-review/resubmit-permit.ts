import { type SQL, sql } from 'drizzle-orm'
import { noteEvent, notifyAssignee } from '../../casework/requests/index.ts'
import { requestFiles } from '../../casework/requests/requests.sql.ts'
import { answerRequest, type Claim } from '../../casework/tracking/index.ts'
import { requireContact } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { uuids } from '../../platform/database/uuids.ts'
import { settle } from '../../platform/idempotency/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requireValid, required } from '../../platform/kernel/validation.ts'
import type { TextKey } from '../../platform/texts/defaults/index.ts'
import { actsForPermit, movePermit } from '../permits/index.ts'
import { permits } from '../permits/permits.sql.ts'
import { documentsOfFiles } from './documents-of-files.ts'
import { listed, ownPermit, roundSql, type TypedPermit } from './of-permit.ts'
import { permitNotFound } from './plan-review.errors.ts'
import {
  permitCommentAnswers,
  permitComments,
  permitDocuments,
  permitDocumentVersions,
  permitResubmissions,
} from './plan-review.sql.ts'
import { unansweredStates } from './rules.ts'

interface Given {
  readonly whatChanged: string
  /** Said plainly where nothing new was uploaded. */
  readonly hasNoNewVersions: boolean
  /** Sent ahead by apps, which do not know documents: each becomes one. */
  readonly fileIds: readonly string[]
  /** Says where the comments are, in an app that does not show them. */
  readonly unanswered: TextKey
}

interface Found extends Record<string, unknown> {
  readonly id: string
  readonly request_id: string
  readonly state: string
}

/**
 * Sends the corrected application, with the answers and versions that were prepared. It is checked
 * for completeness again.
 * @throws not-found for another person's; conflict unless corrections are asked for, or if a
 * comment that needs an answer has none; stale if a document has a newer version by now; invalid
 * without a new version, unless one says that there is none.
 */
export async function resubmitPermit(
  context: Context,
  typed: TypedPermit,
  given: Pick<Given, 'hasNoNewVersions' | 'whatChanged'>,
): Promise<void> {
  requireValid(required('whatChanged', given.whatChanged))
  const [permit] = await context.database.rows<Found>(
    sql`select p.id, p.request_id, p.state from ${ownPermit(context, typed)}
      and p.request_id is not null`,
  )
  if (!permit) throw permitNotFound()
  await resubmit(context, permit, { ...given, fileIds: [], unanswered: 'Plans.Unanswered' })
}

/**
 * The answer of an app that knows no permits: in corrections, a resubmission with the text as what
 * changed; otherwise as of any request.
 * @throws conflict `Plans.AnswerOnPage` while comments wait for answers, besides what
 * `resubmitPermit` and `answerRequest` throw.
 */
export async function answerPermit(
  context: Context,
  claim: Claim,
  { text, fileIds }: { readonly text: string; readonly fileIds: readonly string[] },
): Promise<void> {
  const actor = requireContact(context)
  const [permit] = await context.database.rows<Found>(sql`
    select p.id, p.request_id, p.state from ${permits} p
    where p.request_id = ${claim.id} and p.state = 'corrections' and ${actsForPermit(actor)}`)
  if (!permit) return answerRequest(context, claim, { text, fileIds })
  requireValid(required('additionalInformationText', text))
  return resubmit(context, permit, {
    whatChanged: text,
    hasNoNewVersions: true,
    fileIds,
    unanswered: 'Plans.AnswerOnPage',
  })
}

async function resubmit(context: Context, permit: Found, given: Given): Promise<void> {
  const actor = requireContact(context)
  const { id, request_id: requestId } = permit
  const now = context.clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const eventId = newId<'event'>(now)
  const whatChanged = given.whatChanged.trim()
  const { fileIds } = given
  const own = sql`${permits} p where p.id = ${id} and ${actsForPermit(actor)}`
  const round = sql`(select ${roundSql} from ${permits} p where p.id = ${id})`
  const ofPermit = sql`document_id in (select id from ${permitDocuments} where permit_id = ${id})`
  await context.database.write((builder) => [
    ...movePermit(context, builder, {
      permit: { id, requestId },
      to: 'resubmitted',
      by: 'resident',
      setRequest: sql`answered_at = ${at}`,
    }),
    requireThat(builder, sql`exists (select from ${own})`, 'not-found', 'Plans.NotFound'),
    requireThat(builder, sql`not ${hasUnanswered(id)}`, 'conflict', given.unanswered),
    requireThat(
      builder,
      sql`not exists (select from ${permitDocumentVersions} v
        where v.number is null and v.${ofPermit} and v.replaces <> coalesce((
          select max(sent.number) from ${permitDocumentVersions} sent
          where sent.document_id = v.document_id), 0))`,
      'stale',
      'Plans.DocumentChanged',
    ),
    requireThat(
      builder,
      sql`${given.hasNoNewVersions} or exists (
        select from ${permitDocumentVersions} where number is null and ${ofPermit})`,
      'invalid',
      'Plans.SayNoNewVersions',
    ),
    builder.execute(sql`
      insert into ${permitResubmissions}
        (id, permit_id, round, what_changed, has_new_versions, actor_id, sent_at)
      select ${newId<'resubmission'>(now)}, p.id, ${roundSql} + 1, ${whatChanged},
        ${fileIds.length > 0} or exists (
          select from ${permitDocumentVersions} where number is null and ${ofPermit}),
        ${actor.userId}::uuid, ${at}
      from ${own}`),
    builder.execute(sql`
      update ${permitDocumentVersions} set number = replaces + 1, sent_at = ${at}, round = ${round}
      where number is null and ${ofPermit}`),
    builder.execute(sql`
      update ${permitCommentAnswers} a set sent_at = ${at}
      from ${permitComments} c
      where c.id = a.comment_id and c.permit_id = ${id} and a.round = ${round}`),
    builder.execute(sql`
      update ${permitComments} c set state = 'answered'
      where c.permit_id = ${id} and c.state in (${listed(unansweredStates)}) and exists (
        select from ${permitCommentAnswers} a where a.comment_id = c.id and a.round = ${round})`),
    noteEvent(context, builder, {
      id: eventId,
      requestId,
      kind: 'answer',
      by: 'resident',
      isPublic: true,
      body: whatChanged,
    }),
    builder.execute(sql`
      update ${requestFiles} set request_id = ${requestId}, answers_id = null, event_id = ${eventId}
      where answers_id = ${requestId} and id in ${uuids(fileIds)}`),
    ...documentsOfFiles(context, builder, { permitId: id, fileIds, kind: 'other' }),
    audit(context, builder, {
      operation: 'resubmitPermit',
      entity: 'permit',
      entityId: id,
      details: { files: fileIds.length },
    }),
    notifyAssignee(context, builder, {
      kind: 'answered',
      eventKey: sql`${`answered/${eventId}`}::text`,
      where: sql`requests.id = ${requestId}`,
    }),
    // The contract's reply.
    ...settle(context, builder, { status: 200, body: sql`select '{"success":true}'` }),
  ])
}

/** SQL: a comment that has to be answered has no answer for the next round. */
const hasUnanswered = (permitId: string): SQL => sql`exists (
  select from ${permitComments} c join ${permits} p on p.id = c.permit_id
  where p.id = ${permitId} and c.is_required and c.state in (${listed(unansweredStates)})
    and not exists (select from ${permitCommentAnswers} a
      where a.comment_id = c.id and a.round = ${roundSql} + 1))`
