import { sql } from 'drizzle-orm'
import { broadcasts, broadcastShards } from '../../casework/messages/broadcasts.sql.ts'
import { cityQuietUntil } from '../../people/profiles/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { peopleOf } from './audience.ts'
import type { Audience } from './rules.ts'

/** One part of a wave, as the queue carries it. */
export interface BroadcastShard {
  readonly broadcastId: string
  readonly wave: number
  readonly nth: number
}

/** People of a shard. */
export const shardSize = 500
/** A worker that took a shard and died is replaced after that. */
export const leaseMinutes = 5
/** Shards handed out again in a minute. */
const mostOpen = 5000

interface Due extends Record<string, unknown> {
  readonly id: string
  readonly audience: Audience
  readonly is_urgent: boolean
}

/**
 * Cuts due broadcasts into shards and returns all open ones, also those that a queue lost or a dead
 * worker left. In the quiet hours only urgent ones start, and those under way pause. What has no open
 * shard is done.
 */
export async function startBroadcasts(context: Context): Promise<readonly BroadcastShard[]> {
  const { city, clock, database } = context
  const now = clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const isQuiet = cityQuietUntil(now, city) !== null
  const mayRun = isQuiet ? sql`b.urgent_reason is not null` : sql`true`
  const due = await database.rows<Due>(sql`
    select b.id, b.audience, b.urgent_reason is not null as is_urgent
    from ${broadcasts} b where b.state = 'scheduled' and b.send_at <= ${at} and ${mayRun}`)
  for (const one of due) {
    // One after the other: each reads the whole of its audience.
    // oxlint-disable-next-line no-await-in-loop -- see above
    await cut(context, one)
  }
  const { open } = await database.write((builder) => ({
    done: builder.execute(sql`
      update ${broadcasts} b set state = 'sent', updated_at = ${at}
      where b.state = 'running' and not exists (
        select from ${broadcastShards} s
        where s.broadcast_id = b.id and s.wave = b.wave and s.done_at is null)`),
    open: builder.execute<{ broadcastId: string; wave: number; nth: number }>(sql`
      select s.broadcast_id as "broadcastId", s.wave, s.nth
      from ${broadcasts} b join ${broadcastShards} s on s.broadcast_id = b.id and s.wave = b.wave
      where b.state = 'running' and s.done_at is null and ${mayRun}
        and (s.taken_at is null or s.taken_at < ${at} - make_interval(mins => ${leaseMinutes}))
      order by s.broadcast_id, s.nth limit ${mostOpen}`),
  }))
  return open.rows
}

/** In one statement: of two at the same time, the second finds it no longer scheduled. */
async function cut({ clock, database }: Context, { id, audience }: Due): Promise<void> {
  const at = sql`${clock.now().toISOString()}::timestamptz`
  await database.write((builder) => [
    builder.execute(sql`
      with started as (
        update ${broadcasts} set state = 'running', updated_at = ${at}
        where id = ${id} and state = 'scheduled' returning id, wave
      ), people as (
        select u.id, row_number() over (order by u.id) as n from ${peopleOf(audience, id)}
      ), firsts as (
        select id, (n - 1) / ${shardSize} as nth from people where (n - 1) % ${shardSize} = 0
      )
      insert into ${broadcastShards} (broadcast_id, wave, nth, from_user_id, until_user_id)
      select started.id, started.wave, firsts.nth, firsts.id, lead(firsts.id) over (order by firsts.nth)
      from started cross join firsts`),
  ])
}
