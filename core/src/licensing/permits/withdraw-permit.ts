import { sql } from 'drizzle-orm'
import { type Claim, canceling } from '../../casework/tracking/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { canBecome, permitStateNames } from './permit-life.ts'
import { permitStateSql } from './permit-sql.ts'
import { permitHistory, permits } from './permits.sql.ts'

const withdrawable = permitStateNames.filter((name) => canBecome(name, 'withdrawn'))

/**
 * Ends an application by its applicant, whose request is canceled in the same transaction.
 * @throws not-found for another person's, conflict if it is too late or something was paid.
 */
export async function withdrawPermit(context: Context, claim: Claim): Promise<void> {
  const now = context.clock.now()
  const { actor, city } = context
  const own = sql`select p.id from ${permits} p where p.request_id = ${claim.id}`
  const states = sql.join(
    withdrawable.map((name) => sql`${name}`),
    sql`, `,
  )
  const newest = {
    id: newId<'permit-history'>(now),
    actorId: actor.kind === 'user' ? actor.userId : null,
  }
  await context.database.write((builder) => [
    // Before its request, as everywhere.
    builder.execute(sql`${own} for update`),
    ...canceling(context, builder, claim),
    requireThat(
      builder,
      sql`not exists (${own} and ${permitStateSql} not in (${states}))`,
      'conflict',
      'Request.TooLateToCancel',
    ),
    builder.execute(sql`
      insert into ${permitHistory} (id, permit_id, state, at, comment, actor_id)
      select ${newest.id}, own.id, 'withdrawn', ${now.toISOString()}::timestamptz, '', ${newest.actorId}::uuid
      from (${own}) own`),
    builder.execute(sql`
      update ${permits} set state = 'withdrawn', version = version + 1,
        updated_at = ${now.toISOString()}::timestamptz,
        closed_on = ${isoDay(now, city.timeZone)}::date
      where request_id = ${claim.id}`),
  ])
}
