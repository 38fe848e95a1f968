import { type SQL, sql } from 'drizzle-orm'
import { broadcasts, broadcastShards } from '../../casework/messages/broadcasts.sql.ts'
import { cityQuietUntil } from '../../people/profiles/index.ts'
import { pushTopic } from '../../people/push/index.ts'
import { staffName, users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { type MailKind, mailTopic } from '../../platform/mail/index.ts'
import { type Audience, type BroadcastChannel, type BroadcastState, everyone } from './rules.ts'

const mostListed = 100
const announcement: MailKind = 'announcement'

export interface BroadcastCounts {
  /** People of this wave who have not got it yet, while it is under way. */
  readonly queued: number
  /** People who have it in their inbox. */
  readonly reached: number
  readonly mailed: number
  /** Mails that came to nothing; staff can send them again in the console. */
  readonly mailFailed: number
  /** Browsers. */
  readonly pushed: number
  readonly pushRetried: number
  readonly pushFailed: number
  readonly optedOut: number
  readonly parts: number
  readonly partsDone: number
}

/** The specification's fields (admin section 3.4), and ours. */
interface Listed {
  readonly Id: string
  readonly EnglishTitle: string
  readonly EnglishBody: string
  readonly SpanishTitle: string
  readonly SpanishBody: string
  readonly created_at: string
  readonly updated_at: string
  readonly state: BroadcastState
  readonly audience: Audience
  readonly channels: BroadcastChannel[]
  readonly sendAt: string
  readonly urgentReason: string | null
  readonly audienceSize: number
  readonly createdBy: string | null
  readonly approvedBy: string | null
  readonly isMine: boolean
  /** The end of the quiet hours that it waits for; null: it waits for none. */
  readonly heldUntil: string | null
  readonly counts: BroadcastCounts
}

const nameOf = (column: SQL): SQL =>
  sql`(select ${staffName(sql`s`)} from ${users} s where s.id = ${column})`

/** Deliveries that were given up, by broadcast: their keys begin with it. */
const givenUp = (topic: string, part: number, prefix: string): SQL => sql`
  select split_part(dedupe_key, '/', ${part}) as id, count(*)::int as number
  from ${outbox} where status = 'dead' and topic = ${topic} and starts_with(dedupe_key, ${prefix}) group by 1`

/** The newest ones, and how far each has come. */
export async function listBroadcasts(context: Context): Promise<Listed[]> {
  const { userId } = requireStaff(context, 'listBroadcasts')
  const rows = await context.database.rows<{ one: Omit<Listed, 'heldUntil'> }>(sql`
    with mail as (${givenUp(mailTopic, 2, `${announcement}/`)}), push as (${givenUp(pushTopic, 1, '')})
    select json_build_object(
      'Id', b.id, 'EnglishTitle', b.title, 'EnglishBody', b.body, 'SpanishTitle', b.title_es,
      'SpanishBody', b.body_es, 'created_at', ${isoInstant(sql`b.created_at`)},
      'updated_at', ${isoInstant(sql`b.updated_at`)}, 'state', b.state, 'audience', b.audience,
      'channels', b.channels, 'sendAt', ${isoInstant(sql`b.send_at`)}, 'urgentReason', b.urgent_reason,
      'audienceSize', b.audience_size, 'createdBy', ${nameOf(sql`b.created_by`)},
      'approvedBy', ${nameOf(sql`b.approved_by`)},
      'isMine', b.created_by is not distinct from ${userId}::uuid,
      'counts', json_build_object(
        'queued', case when b.state = 'running' then greatest(0, b.audience_size - c.wave_reached) else 0 end,
        'reached', c.reached, 'mailed', c.mailed, 'mailFailed', coalesce(mail.number, 0),
        'pushed', c.pushed, 'pushRetried', greatest(0, c.push_failed - coalesce(push.number, 0)),
        'pushFailed', coalesce(push.number, 0), 'optedOut', c.opted_out, 'parts', c.parts,
        'partsDone', c.parts_done)) as one
    from (select * from ${broadcasts} order by created_at desc, id desc limit ${mostListed}) b
    cross join lateral (
      select coalesce(sum(s.reached), 0)::int as reached, coalesce(sum(s.pushed), 0)::int as pushed,
        coalesce(sum(s.reached) filter (where s.wave = b.wave), 0)::int as wave_reached,
        coalesce(sum(s.push_failed), 0)::int as push_failed, coalesce(sum(s.mailed), 0)::int as mailed,
        coalesce(sum(s.opted_out) filter (where s.wave = b.wave), 0)::int as opted_out,
        (count(*) filter (where s.wave = b.wave))::int as parts,
        (count(*) filter (where s.wave = b.wave and s.done_at is not null))::int as parts_done
      from ${broadcastShards} s where s.broadcast_id = b.id) c
    left join mail on mail.id = b.id::text
    left join push on push.id = b.id::text
    order by b.created_at desc, b.id desc`)
  return rows.map(({ one }) => ({
    ...one,
    audience: { ...everyone, ...one.audience },
    heldUntil: heldUntil(context, one)?.toISOString() ?? null,
  }))
}

type Timed = Pick<Listed, 'sendAt' | 'state' | 'urgentReason'>

function heldUntil({ city, clock }: Context, { sendAt, state, urgentReason }: Timed): Date | null {
  const isOpen = state === 'waiting' || state === 'scheduled' || state === 'running'
  if (!isOpen || urgentReason !== null) return null
  const due = new Date(Math.max(clock.now().getTime(), Date.parse(sendAt)))
  return cityQuietUntil(due, city)
}
