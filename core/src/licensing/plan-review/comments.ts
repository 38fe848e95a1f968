import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requireValid, required } from '../../platform/kernel/validation.ts'
import { permits } from '../permits/permits.sql.ts'
import type { PermitDiscipline } from '../permits/rules.ts'
import { reviewing, roundSql } from './of-permit.ts'
import { permitCommentAnswers, permitComments, permitDocuments } from './plan-review.sql.ts'
import { type CommentState, planLimits } from './rules.ts'
import { currentNumber } from './send-version.ts'

export interface NewComment {
  readonly permitId: string
  readonly documentId: string
  /** The current version, which the reviewer saw. */
  readonly versionNumber: number
  readonly discipline: PermitDiscipline
  readonly sheet: string
  readonly text: string
  readonly isRequired: boolean
}

/**
 * On a document's current version, while the application is not decided.
 * @throws forbidden unless staff, not-found, conflict once it is decided, stale for an older version.
 */
export async function addPlanComment(
  context: Context,
  given: NewComment,
): Promise<{ readonly id: string }> {
  requireStaff(context, 'addPlanComment')
  const { permitId, documentId, versionNumber, discipline, isRequired } = given
  requireValid(required('text', given.text))
  const { actor, clock } = context
  const now = clock.now()
  const id = newId<'comment'>(now)
  await context.database.write((builder) => [
    ...reviewing(builder, permitId),
    requireThat(
      builder,
      sql`exists (select from ${permitDocuments}
        where id = ${documentId} and permit_id = ${permitId})`,
      'not-found',
      'Plans.NoDocument',
    ),
    requireThat(
      builder,
      sql`${currentNumber(documentId)} = ${versionNumber}`,
      'stale',
      'Plans.DocumentChanged',
    ),
    requireThat(
      builder,
      sql`(select count(*) from ${permitComments} where permit_id = ${permitId})
        < ${planLimits.comments}`,
      'conflict',
      'Plans.TooManyComments',
    ),
    builder.insert(permitComments).values({
      id,
      permitId,
      documentId,
      versionNumber,
      round: sql`(select ${roundSql} from ${permits} p where p.id = ${permitId})`,
      discipline,
      sheet: given.sheet.trim(),
      text: given.text.trim(),
      isRequired,
      state: 'open',
      authorId: actor.kind === 'user' ? actor.userId : null,
      createdAt: now,
    }),
    audit(context, builder, {
      operation: 'addPlanComment',
      entity: 'permit',
      entityId: permitId,
      details: { discipline, sheet: given.sheet.trim() },
    }),
  ])
  return { id }
}

export interface Settled {
  readonly permitId: string
  readonly commentId: string
  /** That the reviewer saw. */
  readonly seen: CommentState
  readonly to: 'accepted' | 'reopened'
  /** Why it is asked again. */
  readonly reply: string
}

/**
 * Accepts an answer, or a comment that needs none any more; or asks again.
 * @throws forbidden unless staff, not-found, conflict once the application is decided, invalid
 * without a reply when asked again, stale if the comment has changed.
 */
export async function settlePlanComment(
  context: Context,
  { permitId, commentId, seen, to, reply: given }: Settled,
): Promise<void> {
  requireStaff(context, 'settlePlanComment')
  const reply = given.trim()
  if (to === 'reopened') requireValid(required('reply', reply))
  const now = context.clock.now().toISOString()
  const ofPermit = sql`id = ${commentId} and permit_id = ${permitId}`
  await context.database.write((builder) => [
    ...reviewing(builder, permitId),
    requireThat(
      builder,
      sql`exists (select from ${permitComments} where ${ofPermit})`,
      'not-found',
      'Plans.NoComment',
    ),
    requireThat(
      builder,
      sql`exists (select from ${permitComments} where ${ofPermit} and state = ${seen})`,
      'stale',
      'Plans.CommentChanged',
    ),
    requireThat(
      builder,
      // An unanswered comment is open already.
      sql`${to === 'accepted' ? sql`${seen} <> 'accepted'` : sql`${seen} in ('answered', 'accepted')`}`,
      'conflict',
      'Plans.SettledAlready',
    ),
    builder.execute(sql`update ${permitComments} set state = ${to} where ${ofPermit}`),
    builder.execute(sql`
      update ${permitCommentAnswers} set reply = ${reply}, replied_at = ${now}::timestamptz
      where ${to === 'reopened'} and comment_id = ${commentId} and sent_at is not null and round = (
        select max(round) from ${permitCommentAnswers}
        where comment_id = ${commentId} and sent_at is not null)`),
    audit(context, builder, {
      operation: 'settlePlanComment',
      entity: 'permit',
      entityId: permitId,
      details: { to },
    }),
  ])
}
