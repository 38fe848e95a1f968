import { type SQL, sql } from 'drizzle-orm'
import {
  broadcastRecipients,
  broadcasts,
  broadcastShards,
} from '../../casework/messages/broadcasts.sql.ts'
import { quietUntil, takes } from '../../people/profiles/index.ts'
import {
  noAnswer,
  type Push,
  type PushOrder,
  type PushOutcome,
  type PushTarget,
  type PushText,
  pushTopic,
} from '../../people/push/index.ts'
import { pushSubscriptions, users } from '../../people/users/users.sql.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { priorities } from '../../platform/deliveries/index.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { type MailKind, mailTopic } from '../../platform/mail/index.ts'
import { isInAudience, preference, takesBroadcasts, takesMail } from './audience.ts'
import type { Audience, BroadcastChannel } from './rules.ts'
import { type BroadcastShard, leaseMinutes } from './start-broadcasts.ts'

const announcement: MailKind = 'announcement'

/** A worker has six connections to push services (docs/deploy.md). */
const connections = 6
/** Pushes between two notes of what was sent: at most these come again, under the same tag. */
const noted = 60

interface Taken extends Record<string, unknown> {
  readonly title: string
  readonly titleEs: string
  readonly body: string
  readonly bodyEs: string
  readonly audience: Audience
  readonly channels: readonly BroadcastChannel[]
  readonly fromUserId: string
  readonly untilUserId: string | null
  readonly isUrgent: boolean
}

interface Target extends PushTarget, Record<string, unknown> {
  readonly id: string
  readonly user_id: string
  readonly language: Language
  /** The end of their own quiet hours, an ISO instant; null outside of them. */
  readonly quiet_until: string | null
}

export interface ShardReport {
  readonly reached: number
  readonly pushed: number
  readonly failed: number
}

/**
 * Sends one shard: into inboxes and the outbox in one statement, then pushes. Each person once per
 * channel, whatever is repeated: who is reached has a row, a mail has a key, and a device that a dead
 * worker may have reached already gets the push under the same tag.
 * @returns null if another worker has it, it is done, or the broadcast was stopped
 */
export async function sendShard(
  context: Context,
  push: Push | null,
  shard: BroadcastShard,
): Promise<ShardReport | null> {
  const taken = await take(context, shard)
  if (!taken) return null
  const targets = await reach(context, shard, taken)
  const outcomes: PushOutcome[] = []
  if (push !== null && taken.channels.includes('push'))
    for (const part of partsOf(targets)) {
      // oxlint-disable-next-line no-await-in-loop -- what was sent is noted before more is sent
      const answers = await pushAll(push, { shard, taken, part })
      // oxlint-disable-next-line no-await-in-loop -- see above
      await note(context, shard, { taken, part, outcomes: answers })
      outcomes.push(...answers)
    }
  const count = (wanted: PushOutcome['kind']) =>
    outcomes.filter(({ kind }) => kind === wanted).length
  const reached = await finish(context, shard, taken)
  return { reached, pushed: count('delivered'), failed: count('refused') }
}

/** All devices of a person are in one part. */
function partsOf(targets: readonly Target[]): readonly (readonly Target[])[] {
  const parts: Target[][] = []
  for (const target of targets) {
    const part = parts.at(-1)
    if (part && (part.length < noted || part.at(-1)?.user_id === target.user_id)) part.push(target)
    else parts.push([target])
  }
  return parts
}

const isShard = ({ broadcastId, wave, nth }: BroadcastShard): SQL =>
  sql`s.broadcast_id = ${broadcastId} and s.wave = ${wave} and s.nth = ${nth}`

async function take({ clock, database }: Context, shard: BroadcastShard): Promise<Taken | null> {
  const at = sql`${clock.now().toISOString()}::timestamptz`
  const { taken } = await database.write((builder) => ({
    taken: builder.execute<Taken>(sql`
      update ${broadcastShards} s set taken_at = ${at}
      from ${broadcasts} b
      where ${isShard(shard)} and s.done_at is null
        and (s.taken_at is null or s.taken_at < ${at} - make_interval(mins => ${leaseMinutes}))
        and b.id = s.broadcast_id and b.wave = s.wave and b.state = 'running'
      returning b.title, b.title_es as "titleEs", b.body, b.body_es as "bodyEs", b.audience, b.channels,
        b.urgent_reason is not null as "isUrgent",
        s.from_user_id as "fromUserId", s.until_user_id as "untilUserId"`),
  }))
  return taken.rows[0] ?? null
}

const inRange = (column: SQL, { fromUserId, untilUserId }: Taken): SQL =>
  untilUserId === null
    ? sql`${column} >= ${fromUserId}::uuid`
    : sql`${column} >= ${fromUserId}::uuid and ${column} < ${untilUserId}::uuid`

/** Who takes announcements now gets it; returns the devices of those who were not pushed yet. */
async function reach(
  context: Context,
  { broadcastId, wave }: BroadcastShard,
  taken: Taken,
): Promise<readonly Target[]> {
  const { clock, database } = context
  const at = sql`${clock.now().toISOString()}::timestamptz`
  const wantsMail = taken.channels.includes('mail') ? takesMail : sql`false`
  const quiet = taken.isUrgent ? sql`null::timestamptz` : quietUntil(context, sql`u.id`)
  const { targets } = await database.write((builder) => ({
    reached: builder.execute(sql`
      insert into ${broadcastRecipients} (broadcast_id, user_id, wave, created_at, is_mailed)
      select ${broadcastId}, u.id, ${wave}, ${at}, ${wantsMail}
      from ${users} u where ${inRange(sql`u.id`, taken)} and ${isInAudience(taken.audience)} and ${takesBroadcasts}
      on conflict (broadcast_id, user_id) do nothing`),
    mailed: builder.execute(sql`
      insert into ${outbox} (id, topic, dedupe_key, payload, priority, created_at, next_attempt_at)
      select gen_random_uuid(), ${mailTopic}, ${`${announcement}/${broadcastId}/`}::text || u.id,
        json_build_object('kind', ${announcement}::text, 'to', u.email, 'language', u.language,
          'isUrgent', ${taken.isUrgent ? sql`true` : sql`null`}, 'values', json_build_object(
            'headline', case u.language when 'es' then ${taken.titleEs}::text else ${taken.title}::text end,
            'text', case u.language when 'es' then ${taken.bodyEs}::text else ${taken.body}::text end)),
        ${priorities.bulk}, ${at}, ${at}
      from ${broadcastRecipients} br join ${users} u on u.id = br.user_id
      where br.broadcast_id = ${broadcastId} and br.wave = ${wave} and br.is_mailed and ${inRange(sql`br.user_id`, taken)}
      on conflict (topic, dedupe_key) do nothing`),
    targets: builder.execute<Target>(sql`
      select p.id, p.user_id, p.app, p.platform, p.endpoint, p.auth, p.p256dh, u.language,
        ${isoInstant(quiet)} as quiet_until
      from ${broadcastRecipients} br join ${users} u on u.id = br.user_id
      join ${pushSubscriptions} p on p.user_id = br.user_id and p.app = 'resident'
      where br.broadcast_id = ${broadcastId} and br.wave = ${wave} and br.pushed_at is null
        and ${inRange(sql`br.user_id`, taken)} and ${takes(sql`u.id`, preference, 'push')}
      order by p.user_id`),
  }))
  return targets.rows
}

interface Part {
  readonly taken: Taken
  readonly part: readonly Target[]
}

const textFor = (taken: Taken, { broadcastId }: BroadcastShard, language: Language): PushText => ({
  tag: broadcastId,
  path: '/messages',
  urgency: taken.isUrgent ? 'high' : 'normal',
  ...(language === 'es'
    ? { title: taken.titleEs, body: taken.bodyEs }
    : { title: taken.title, body: taken.body }),
})

/** As many at a time as a worker has connections. */
async function pushAll(
  push: Push,
  { shard, taken, part }: Part & { readonly shard: BroadcastShard },
): Promise<readonly PushOutcome[]> {
  const outcomes: PushOutcome[] = []
  let next = 0
  const work = async (): Promise<void> => {
    for (let at = next++; at < part.length; at = next++) {
      const target = part[at]
      if (!target) return
      if (target.quiet_until !== null) {
        outcomes[at] = waits(target.quiet_until)
        continue
      }
      const text = textFor(taken, shard, target.language)
      // oxlint-disable-next-line no-await-in-loop -- each connection sends one after the other
      outcomes[at] = await push(target, text).catch(() => noAnswer)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return outcomes
}

/** To a person in their quiet hours: the outbox has it until they end. */
const waits = (until: string): PushOutcome => ({
  kind: 'refused',
  failure: 'other',
  status: 0,
  retryAt: new Date(until),
})

const idsOf = (ids: readonly string[]): SQL => sql`any(${`{${ids.join(',')}}`}::uuid[])`

/** What can be tried again waits in the outbox, where its retries and its end are those of all pushes. */
async function note(
  { clock, database }: Context,
  shard: BroadcastShard,
  { taken, part, outcomes }: Part & { readonly outcomes: readonly PushOutcome[] },
): Promise<void> {
  const { broadcastId } = shard
  const now = clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const delivered = outcomes.filter(({ kind }) => kind === 'delivered').length
  const failed = part.filter(
    (target, i) => target.quiet_until === null && outcomes[i]?.kind === 'refused',
  ).length
  const people = [...new Set(part.map((target) => target.user_id))]
  const gone = part.filter((_, i) => outcomes[i]?.kind === 'gone').map(({ id }) => id)
  const again = part.flatMap((target, i) => {
    const outcome = outcomes[i]
    if (outcome?.kind !== 'refused') return []
    const waited = outcome.retryAt ?? new Date(now.getTime() + 60_000)
    const { until: _, ...text } = textFor(taken, shard, target.language)
    const isUrgent = taken.isUrgent && { isUrgent: true as const }
    const payload: PushOrder = {
      subscriptionId: target.id,
      kind: announcement,
      ...text,
      ...isUrgent,
    }
    return [{ key: `${broadcastId}/${target.id}`, payload, at: waited.toISOString() }]
  })
  await database.write((builder) => [
    builder.execute(sql`
      update ${broadcastRecipients} set pushed_at = ${at}
      where broadcast_id = ${broadcastId} and user_id = ${idsOf(people)}`),
    builder.execute(sql`
      update ${broadcastShards} s set pushed = pushed + ${delivered}, push_failed = push_failed + ${failed}
      where ${isShard(shard)}`),
    builder.execute(sql`delete from ${pushSubscriptions} where id = ${idsOf(gone)}`),
    builder.execute(sql`
      insert into ${outbox} (id, topic, dedupe_key, payload, priority, created_at, next_attempt_at)
      select gen_random_uuid(), ${pushTopic}, x.key, x.payload, ${priorities.bulk}, ${at}, x.at
      from json_to_recordset(${JSON.stringify(again)}::json) x(key text, payload jsonb, at timestamptz)
      on conflict (topic, dedupe_key) do nothing`),
  ])
}

/** Counts by what is stored, so that a repeated shard counts nobody twice. */
async function finish(
  { clock, database }: Context,
  shard: BroadcastShard,
  taken: Taken,
): Promise<number> {
  const { broadcastId, wave } = shard
  const { done } = await database.write((builder) => ({
    done: builder.execute<{ reached: number }>(sql`
      with counted as (
        select count(*)::int as reached, (count(*) filter (where br.is_mailed))::int as mailed
        from ${broadcastRecipients} br
        where br.broadcast_id = ${broadcastId} and br.wave = ${wave} and ${inRange(sql`br.user_id`, taken)}
      ), spared as (
        select count(*)::int as people from ${users} u
        where ${inRange(sql`u.id`, taken)} and ${isInAudience(taken.audience)} and not ${takesBroadcasts}
      )
      update ${broadcastShards} s set done_at = ${clock.now().toISOString()}::timestamptz,
        reached = counted.reached, mailed = counted.mailed, opted_out = spared.people
      from counted, spared where ${isShard(shard)} returning s.reached`),
  }))
  return done.rows[0]?.reached ?? 0
}
