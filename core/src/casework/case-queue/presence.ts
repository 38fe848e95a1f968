import { sql } from 'drizzle-orm'
import { staffName, users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { requests, requestViewers } from '../requests/requests.sql.ts'
import { isInScope } from '../teams/index.ts'
import { presenceSeconds } from './rules.ts'

export interface Presence {
  /** The request's version, so that an open page learns of a change. */
  readonly version: number
  /** Other staff who have it open, by name. */
  readonly viewers: readonly { readonly id: string; readonly name: string }[]
}

/**
 * Says that the caller has the request open, and who else has. One statement batch; a caller's rows
 * of an hour ago are deleted, so the table stays as small as the staff.
 * @throws forbidden unless staff, not-found.
 */
export async function getPresence(context: Context, id: string): Promise<Presence> {
  const { userId } = requireStaff(context, 'getPresence')
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const { found } = await context.database.write((builder) => ({
    exists: requireThat(
      builder,
      sql`exists (select from ${requests} where id = ${id} and ${isInScope(context, 'getPresence')})`,
      'not-found',
      'Desk.NotFound',
    ),
    swept: builder.execute(sql`
      delete from ${requestViewers}
      where user_id = ${userId} and seen_at < ${now} - interval '1 hour'`),
    seen: builder.execute(sql`
      insert into ${requestViewers} (user_id, request_id, seen_at) values (${userId}, ${id}, ${now})
      on conflict (user_id, request_id) do update set seen_at = excluded.seen_at`),
    found: builder.execute<{ version: number; viewers: Presence['viewers'] }>(sql`
      select version, (
        select coalesce(json_agg(json_build_object('id', viewer.id, 'name', ${staffName(sql`viewer`)})
          order by viewer.first_name, viewer.id), '[]')
        from ${requestViewers} v join ${users} viewer on viewer.id = v.user_id
        where v.request_id = requests.id and v.user_id <> ${userId}
          and v.seen_at > ${now} - make_interval(secs => ${presenceSeconds.gone})) as viewers
      from ${requests} where id = ${id}`),
  }))
  const row = found.rows[0]
  if (!row) throw new Error('A request that was there a statement ago')
  return row
}
