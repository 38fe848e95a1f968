import { type SQL, sql } from 'drizzle-orm'
import { broadcasts, broadcastShards } from '../../casework/messages/broadcasts.sql.ts'
import { staffName, users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'

const mostListed = 100

const nameOf = (column: SQL): SQL =>
  sql`(select ${staffName(sql`s`)} from ${users} s where s.id = ${column})`

/** The specification's fields (admin section 3.4), and how far each has come; newest first. */
export async function listBroadcasts(context: Context): Promise<JsonText> {
  const { userId } = requireStaff(context, 'listBroadcasts')
  return context.database.json(sql`
    select coalesce(json_agg(json_build_object(
      'Id', b.id, 'EnglishTitle', b.title, 'EnglishBody', b.body, 'SpanishTitle', b.title_es,
      'SpanishBody', b.body_es, 'created_at', ${isoInstant(sql`b.created_at`)},
      'updated_at', ${isoInstant(sql`b.updated_at`)}, 'state', b.state, 'audience', b.audience,
      'channels', b.channels, 'sendAt', ${isoInstant(sql`b.send_at`)}, 'urgentReason', b.urgent_reason,
      'audienceSize', b.audience_size, 'createdBy', ${nameOf(sql`b.created_by`)},
      'approvedBy', ${nameOf(sql`b.approved_by`)},
      'isMine', b.created_by is not distinct from ${userId}::uuid,
      'counts', json_build_object('reached', c.reached, 'pushed', c.pushed, 'pushFailed', c.push_failed,
        'mailed', c.mailed, 'optedOut', c.opted_out, 'parts', c.parts, 'partsDone', c.parts_done))
      order by b.created_at desc, b.id desc), '[]')::text as body
    from (select * from ${broadcasts} order by created_at desc, id desc limit ${mostListed}) b
    cross join lateral (
      select coalesce(sum(s.reached), 0)::int as reached, coalesce(sum(s.pushed), 0)::int as pushed,
        coalesce(sum(s.push_failed), 0)::int as push_failed, coalesce(sum(s.mailed), 0)::int as mailed,
        coalesce(sum(s.opted_out) filter (where s.wave = b.wave), 0)::int as opted_out,
        (count(*) filter (where s.wave = b.wave))::int as parts,
        (count(*) filter (where s.wave = b.wave and s.done_at is not null))::int as parts_done
      from ${broadcastShards} s where s.broadcast_id = b.id) c`)
}
