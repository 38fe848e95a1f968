import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { boardNotices } from './board-followers.sql.ts'
import { changedBoards, makeNotices } from './make-notices.ts'
import { queueNotice } from './queue-notice.ts'

/** The next minute's run continues. */
const runMs = 45_000

/** Followers in a statement. */
const followersAtOnce = 5000

/**
 * Every minute: notifies the followers of boards of new, moved and canceled meetings, and of new
 * papers. Each once per change, however often a run is interrupted. Returns how many were notified.
 * For the scheduler. @throws forbidden for all others.
 */
export async function notifyBoardFollowers(
  context: Context,
  batchSize = followersAtOnce,
): Promise<number> {
  if (context.actor.kind !== 'system') throw new DomainError('forbidden', 'Error.Forbidden')
  const { clock, database } = context
  // One round trip, the only one of most minutes.
  const [changed, interrupted] = await Promise.all([
    changedBoards(context),
    database.rows<{ id: string }>(sql`
      select id from ${boardNotices} where done_at is null order by created_at, id`),
  ])
  const ids = [...interrupted.map(({ id }) => id), ...(await makeNotices(context, changed))]
  const end = clock.now().getTime() + runMs
  let notified = 0
  for (const id of ids) {
    let isDone = false
    while (!isDone && clock.now().getTime() < end) {
      // Each batch begins behind the last one.
      // oxlint-disable-next-line no-await-in-loop -- see above
      const batch = await queueNotice(context, id, batchSize)
      notified += batch.notified
      isDone = batch.isDone
    }
  }
  return notified
}
