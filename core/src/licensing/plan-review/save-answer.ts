import { sql } from 'drizzle-orm'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { correcting, listed, ownPermit, roundSql, type TypedPermit } from './of-permit.ts'
import { permitCommentAnswers, permitComments } from './plan-review.sql.ts'
import { unansweredStates } from './rules.ts'

/**
 * Keeps an answer until it is sent with the resubmission; an empty one is removed.
 * @throws not-found for another person's, conflict unless corrections are asked for.
 */
export async function savePlanAnswer(
  context: Context,
  typed: TypedPermit,
  { commentId, text }: { readonly commentId: string; readonly text: string },
): Promise<void> {
  const own = ownPermit(context, typed)
  const { actor, clock } = context
  const now = clock.now()
  const actorId = actor.kind === 'user' ? actor.userId : null
  const asked = sql`from ${permitComments} c where c.id = ${commentId}
    and c.permit_id = (select p.id from ${own}) and c.state in (${listed(unansweredStates)})`
  const nextRound = sql`(select ${roundSql} + 1 from ${own})`
  const kept = text.trim()
  await context.database.write((builder) => [
    ...correcting(builder, own),
    requireThat(builder, sql`exists (select ${asked})`, 'not-found', 'Plans.NoComment'),
    kept === ''
      ? builder.execute(sql`
          delete from ${permitCommentAnswers}
          where comment_id = ${commentId} and round = ${nextRound} and sent_at is null`)
      : builder.execute(sql`
          insert into ${permitCommentAnswers} (id, comment_id, round, text, actor_id, updated_at)
          values (${newId<'answer'>(now)}, ${commentId}, ${nextRound}, ${kept}, ${actorId},
            ${now.toISOString()}::timestamptz)
          on conflict (comment_id, round) do update set text = excluded.text,
            actor_id = excluded.actor_id, updated_at = excluded.updated_at`),
  ])
}
