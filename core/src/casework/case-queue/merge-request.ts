import { type SQL, sql } from 'drizzle-orm'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { say } from '../../platform/texts/index.ts'
import { notify } from '../messages/index.ts'
import { noteEvent } from '../requests/index.ts'
import { requestFollowers, requests } from '../requests/requests.sql.ts'
import { isInScope } from '../teams/index.ts'
import {
  after,
  type Changed,
  changing,
  inBoth,
  readSeen,
  requireSeen,
  type SeenRequest,
} from './change.ts'

const normalNumber = (number: string): string => number.trim().replace(/^#/, '').padStart(8, '0')

/** Makes a request's sender and followers follow another. */
const followersInto = ({ clock }: Context, fromId: string, into: SQL): SQL => {
  const now = sql`${clock.now().toISOString()}::timestamptz`
  return sql`
    insert into ${requestFollowers} (id, request_id, user_id, guest_email, language, created_at)
    select gen_random_uuid(), target.id, people.user_id, people.guest_email, people.language, ${now}
    from (
      select user_id, case when user_id is null then guest_email end as guest_email, language
      from ${requests} where id = ${fromId}
      union all
      select user_id, guest_email, language from ${requestFollowers} where request_id = ${fromId}
    ) people cross join (${into}) target
    where (people.user_id is not null or people.guest_email is not null)
      and people.user_id is distinct from target.user_id
      and (people.guest_email is null or people.guest_email is distinct from target.guest_email)
    on conflict do nothing`
}

/**
 * The sender and followers then follow the other request. Duplicates cannot be merged into, so
 * there are no cycles.
 * @throws not-found, stale, invalid for an unknown number, conflict for a duplicate of a duplicate,
 * of itself, and for a closed request.
 */
export async function mergeRequest(
  context: Context,
  { number, ...seen }: SeenRequest & { readonly number: string },
): Promise<Changed> {
  const row = await readSeen(context, 'mergeRequest', seen)
  const other = normalNumber(number)
  if (other === row.number) throw new DomainError('conflict', 'Desk.MergedIntoItself')
  if (row.closedAt !== null) throw new DomainError('conflict', 'Desk.AtItsEnd')
  const { id } = seen
  const now = context.clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const target = sql`select * from ${requests} where number = ${other}
    and ${isInScope(context, 'mergeRequest')}`
  const targetId = sql`(select id from ${requests} where number = ${other})`
  const reason = say({ language: row.language, texts: context.texts }, 'Desk.MergedReason', {
    number: other,
  })
  await context.database.write((builder) => [
    // Locks both rows in a fixed order: of two opposite merges one waits, and is refused.
    builder.execute(sql`
      select from ${requests} where id = ${id} or number = ${other} order by id for update`),
    ...requireSeen(context, builder, 'mergeRequest', seen),
    requireThat(builder, sql`exists (${target})`, 'invalid', 'Desk.NoSuchNumber'),
    requireThat(
      builder,
      sql`exists (${target} and merged_into_id is null)`,
      'conflict',
      'Desk.MergedIntoDuplicate',
    ),
    // Its own duplicates move too: a duplicate never points to another duplicate.
    builder.execute(sql`
      update ${requests} set merged_into_id = ${targetId} where merged_into_id = ${id}`),
    ...notify(context, builder, {
      kind: 'merged',
      requestId: id,
      values: inBoth(() => ({ other })),
    }),
    builder.execute(followersInto(context, id, target)),
    ...changing(context, builder, seen, {
      operation: 'mergeRequest',
      event: { kind: 'merged', isPublic: true, facts: { into: other }, body: reason },
      set: sql`merged_into_id = ${targetId}, status = 'Closed', closed_at = ${at},
        close_reason = ${reason}, is_action_required = false, action_message = null`,
    }),
    builder.execute(sql`
      update ${requests} set version = version + 1, updated_at = ${at} where number = ${other}`),
    noteEvent(context, builder, {
      requestId: targetId,
      kind: 'merged',
      by: 'staff',
      isPublic: false,
      facts: { from: row.number },
    }),
    audit(context, builder, {
      operation: 'mergeRequest',
      entity: 'request',
      entityId: other,
      details: { from: row.number },
    }),
  ])
  return after(seen)
}
