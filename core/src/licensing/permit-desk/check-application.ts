import { sql } from 'drizzle-orm'
import type { SeenRow } from '../../platform/database/require-seen-row.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { required, requireValid } from '../../platform/kernel/validation.ts'
import { permitReviews } from '../permits/permits.sql.ts'
import type { PermitDiscipline } from '../permits/rules.ts'
import { noSuchStep } from './permit-desk.errors.ts'
import { disciplinesToReview } from './rules.ts'
import { type Changed, readSeenPermit, stepTo } from './step.ts'

/** Begins to check a new or corrected application. @throws not-found, stale, conflict. */
export async function takePermit(context: Context, seen: SeenRow): Promise<Changed> {
  const permit = await readSeenPermit(context, 'takePermit', seen)
  return stepTo(context, permit, { operation: 'takePermit', move: { to: 'completeness' } })
}

/**
 * Sends a complete application to review. Disciplines that have approved an earlier version review
 * this one only if they are named; all others of its kind always do.
 * @throws not-found, stale, conflict.
 */
export async function completePermit(
  context: Context,
  { disciplines, ...seen }: SeenRow & { readonly disciplines: readonly PermitDiscipline[] },
): Promise<Changed> {
  const permit = await readSeenPermit(context, 'completePermit', seen)
  const open = disciplinesToReview(permit.disciplines, permit.reviews)
  const chosen = [...new Set([...open, ...disciplines])]
  // A review without a reviewer would never end; an approved version is not checked again.
  if (chosen.length === 0) throw noSuchStep()
  const round = 1 + Math.max(0, ...permit.reviews.map((review) => review.round))
  const startedAt = context.clock.now()
  const rows = chosen.map((discipline) => ({
    id: newId<'permit-review'>(startedAt),
    permitId: permit.id,
    discipline,
    round,
    result: 'waiting' as const,
    startedAt,
  }))
  return stepTo(context, permit, {
    operation: 'completePermit',
    move: { to: 'review' },
    details: { round },
    before: (builder) => [builder.insert(permitReviews).values(rows)],
  })
}

/** Reviews that nobody has made end with the version that they were of. */
const endWaiting = (permitId: string) =>
  sql`delete from ${permitReviews} where permit_id = ${permitId} and result = 'waiting'`

/**
 * Sends an application back, incomplete or after reviews; `comment` says what to correct.
 * @throws not-found, stale, conflict; invalid without a comment.
 */
export async function askPermitCorrections(
  context: Context,
  { comment, ...seen }: SeenRow & { readonly comment: string },
): Promise<Changed> {
  const permit = await readSeenPermit(context, 'askPermitCorrections', seen)
  requireValid(required('comment', comment))
  return stepTo(context, permit, {
    operation: 'askPermitCorrections',
    move: { to: 'corrections', comment },
    before: (builder) => [builder.execute(endWaiting(permit.id))],
  })
}

/**
 * Ends an application: rejected before its reviews, else not approved. What was paid has to be
 * refunded, also by a payment that was under way.
 * @throws not-found, stale, conflict; invalid without a reason.
 */
export async function denyPermit(
  context: Context,
  { reason, ...seen }: SeenRow & { readonly reason: string },
): Promise<Changed> {
  const permit = await readSeenPermit(context, 'denyPermit', seen)
  requireValid(required('reason', reason))
  return stepTo(context, permit, {
    operation: 'denyPermit',
    move: { to: 'denied', comment: reason },
    before: (builder) => [builder.execute(endWaiting(permit.id))],
  })
}
