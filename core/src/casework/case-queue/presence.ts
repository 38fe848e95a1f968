import { type SQL, sql } from 'drizzle-orm'
import { staffName, users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { TextKey } from '../../platform/texts/defaults/index.ts'
import { requests, requestViewers } from '../requests/requests.sql.ts'
import { isInScope } from '../teams/index.ts'
import { presenceSeconds } from './rules.ts'

export interface Presence {
  /** Of the record that is shown, so that an open page learns of a change. */
  readonly version: number
  /** Other staff who have it open, by name. */
  readonly viewers: readonly { readonly id: string; readonly name: string }[]
}

interface Shown {
  /** One row of what is shown: its `request_id`, which can be null, and its `version`. */
  readonly record: SQL
  readonly missing: TextKey
}

/**
 * Says that the caller has a record open, and who else has, also by another screen of its request.
 * One statement batch; a caller's rows of an hour ago are deleted, so the table stays as small as
 * the staff.
 * @throws not-found.
 */
export async function presenceAt(
  { clock, database }: Context,
  { userId }: UserActor,
  { record, missing }: Shown,
): Promise<Presence> {
  const now = sql`${clock.now().toISOString()}::timestamptz`
  const { found } = await database.write((builder) => ({
    exists: requireThat(builder, sql`exists (${record})`, 'not-found', missing),
    swept: builder.execute(sql`
      delete from ${requestViewers}
      where user_id = ${userId} and seen_at < ${now} - interval '1 hour'`),
    seen: builder.execute(sql`
      insert into ${requestViewers} (user_id, request_id, seen_at)
      select ${userId}::uuid, record.request_id, ${now} from (${record}) record
      where record.request_id is not null
      on conflict (user_id, request_id) do update set seen_at = excluded.seen_at`),
    found: builder.execute<{ version: number; viewers: Presence['viewers'] }>(sql`
      select record.version, (
        select coalesce(json_agg(json_build_object('id', viewer.id, 'name', ${staffName(sql`viewer`)})
          order by viewer.first_name, viewer.id), '[]')
        from ${requestViewers} v join ${users} viewer on viewer.id = v.user_id
        where v.request_id = record.request_id and v.user_id <> ${userId}
          and v.seen_at > ${now} - make_interval(secs => ${presenceSeconds.gone})) as viewers
      from (${record}) record`),
  }))
  const row = found.rows[0]
  if (!row) throw new Error('A record that was there a statement ago')
  return row
}

/** Who has a request open. @throws forbidden unless staff, not-found. */
export async function getPresence(context: Context, id: string): Promise<Presence> {
  const actor = requireStaff(context, 'getPresence')
  return presenceAt(context, actor, {
    record: sql`select id as request_id, version from ${requests}
      where id = ${id} and ${isInScope(context, 'getPresence')}`,
    missing: 'Desk.NotFound',
  })
}
