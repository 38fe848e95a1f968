import { sql } from 'drizzle-orm'
import { users, worksOnCases } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { SeenRow } from '../../platform/database/require-seen-row.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { required, requireValid } from '../../platform/kernel/validation.ts'
import { permitReviews } from '../permits/permits.sql.ts'
import type { PermitDiscipline } from '../permits/rules.ts'
import { hasOpenComments } from '../plan-review/index.ts'
import { noSuchStep } from './permit-desk.errors.ts'
import { isApproved, latestReviews, type ReviewDecision } from './rules.ts'
import {
  type Changed,
  type FoundPermit,
  noteStep,
  readSeenPermit,
  requireSeenPermit,
  requireState,
  stepTo,
  touch,
} from './step.ts'

interface OfReview extends SeenRow {
  readonly discipline: PermitDiscipline
}

/** @throws conflict if this discipline has nothing to review. */
function waitingReview({ reviews, state }: FoundPermit, wanted: PermitDiscipline) {
  const review = latestReviews(reviews).find(({ discipline }) => discipline === wanted)
  if (state !== 'review' || review?.result !== 'waiting') throw noSuchStep()
  return review
}

/** Null: no one. @throws not-found, stale, conflict; invalid unless staff. */
export async function assignPermitReview(
  context: Context,
  { discipline, reviewerId, ...seen }: OfReview & { readonly reviewerId: string | null },
): Promise<Changed> {
  const permit = await readSeenPermit(context, 'assignPermitReview', seen)
  const review = waitingReview(permit, discipline)
  await context.database.write((builder) => [
    ...requireSeenPermit(builder, seen),
    requireState(builder, seen.id, ['review']),
    requireThat(
      builder,
      sql`${reviewerId}::uuid is null or exists (
        select from ${users} where id = ${reviewerId}::uuid and ${worksOnCases})`,
      'invalid',
      'Desk.NoSuchStaff',
    ),
    builder.execute(sql`
      update ${permitReviews} set reviewer_id = ${reviewerId}::uuid where id = ${review.id}`),
    touch(context, builder, seen.id),
    noteStep(context, builder, seen, { operation: 'assignPermitReview', details: { discipline } }),
  ])
  return { version: seen.version + 1 }
}

/**
 * A discipline's result. The last approval approves the application in the same transaction;
 * corrections wait until all disciplines are done, so that the applicant gets them as one list.
 * @throws not-found, stale, conflict; invalid for corrections without a comment.
 */
export async function finishPermitReview(
  context: Context,
  {
    discipline,
    result,
    comment,
    ...seen
  }: OfReview & { readonly result: ReviewDecision; readonly comment: string },
): Promise<Changed> {
  const { userId } = requireStaff(context, 'finishPermitReview')
  const permit = await readSeenPermit(context, 'finishPermitReview', seen)
  const review = waitingReview(permit, discipline)
  if (result === 'corrections') requireValid(required('comment', comment))
  const reviews = permit.reviews.map((one) => (one.id === review.id ? { ...one, result } : one))
  const details = { discipline, result }
  // Comments that have to be answered hold an approval up.
  const answered = (builder: Builder) =>
    result === 'approved'
      ? [
          requireThat(
            builder,
            sql`not ${hasOpenComments(permit.id, discipline)}`,
            'conflict',
            'PermitDesk.OpenComments',
          ),
        ]
      : []
  const finished = sql`
    update ${permitReviews} set result = ${result}, comment = ${comment.trim()},
      reviewer_id = ${userId}, done_at = ${context.clock.now().toISOString()}::timestamptz
    where id = ${review.id}`
  if (isApproved(reviews))
    return stepTo(context, permit, {
      operation: 'finishPermitReview',
      move: { to: 'approved' },
      details,
      before: (builder) => [...answered(builder), builder.execute(finished)],
    })
  await context.database.write((builder) => [
    ...requireSeenPermit(builder, seen),
    requireState(builder, seen.id, ['review']),
    ...answered(builder),
    builder.execute(finished),
    touch(context, builder, seen.id),
    noteStep(context, builder, seen, { operation: 'finishPermitReview', details }),
  ])
  return { version: seen.version + 1 }
}
