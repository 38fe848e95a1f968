import { sql } from 'drizzle-orm'
import { broadcasts } from '../../casework/messages/broadcasts.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { dateText } from '../../platform/kernel/format.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { localInstant } from '../../platform/kernel/local-time.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { say } from '../../platform/texts/index.ts'
import { peopleOf, takesBroadcasts } from './audience.ts'
import { quietUntil } from './quiet-hours.ts'
import {
  type Audience,
  type BroadcastChannel,
  broadcastChannels,
  broadcastErrors,
  type BroadcastState,
  type BroadcastTexts,
} from './rules.ts'

export interface NewBroadcast extends BroadcastTexts {
  readonly audience: Audience
  readonly channels: readonly BroadcastChannel[]
  /** By the city's clock (`localTimePattern`); null: now. */
  readonly sendAt: string | null
  /** Why it is sent in the quiet hours too; empty: it waits for their end. */
  readonly urgentReason: string
}

interface Begun {
  readonly id: string
  readonly state: BroadcastState
}

const refusals = {
  notFound: 'Broadcasts.NotFound',
  notResendable: 'Broadcasts.NotResendable',
} as const

/** Whether a size asks for a second person in this city. */
const needsSecondPerson = ({ city }: Context, count: number): boolean =>
  city.broadcastSecondPersonAbove !== null && count > city.broadcastSecondPersonAbove

const stateFor = (context: Context, count: number): BroadcastState =>
  needsSecondPerson(context, count) ? 'waiting' : 'scheduled'

/** @throws invalid for what is no time, or has passed. */
function sendAtOf({ city, clock }: Context, { sendAt }: Pick<NewBroadcast, 'sendAt'>): Date {
  if (sendAt === null) return clock.now()
  const at = localInstant(sendAt, city.timeZone)
  if (at !== null && at > clock.now()) return at
  throw new DomainError('invalid', 'Util.FormContainsErrors', [
    { field: 'sendAt', code: 'Content.NotToCome' },
  ])
}

/**
 * Written once; the minute's job, or the queue right away, starts it when it is due.
 * @throws invalid for an empty title, or a time that is no instant; forbidden unless staff may send.
 */
export async function sendBroadcast(context: Context, broadcast: NewBroadcast): Promise<Begun> {
  const { userId } = requireStaff(context, 'sendBroadcast')
  requireValid(broadcastErrors(broadcast))
  const now = context.clock.now()
  const sendAt = sendAtOf(context, broadcast)
  const { count } = await countPeople(context, { audience: broadcast.audience })
  const id = newId<'broadcast'>(now)
  const state = stateFor(context, count)
  const reason = broadcast.urgentReason.trim()
  await context.database.write((builder) => [
    builder.insert(broadcasts).values({
      id,
      title: broadcast.englishTitle.trim(),
      titleEs: broadcast.spanishTitle.trim(),
      body: broadcast.englishBody.trim(),
      bodyEs: broadcast.spanishBody.trim(),
      audience: broadcast.audience,
      channels: broadcastChannels.filter(
        (channel) => channel === 'inbox' || broadcast.channels.includes(channel),
      ),
      state,
      sendAt,
      urgentReason: reason === '' ? null : reason,
      audienceSize: count,
      createdBy: userId,
      createdAt: now,
      updatedAt: now,
    }),
    audit(context, builder, {
      operation: 'sendBroadcast',
      entity: 'broadcast',
      entityId: id,
      details: { count, ...(reason !== '' && { reason }) },
    }),
  ])
  context.onQueued?.()
  return { id, state }
}

/**
 * To those whom no earlier wave reached: new members of its audience, and whoever was left when it was
 * stopped.
 * @throws not-found; conflict while it is under way or waits; forbidden.
 */
export async function resendBroadcast(context: Context, id: string): Promise<Begun> {
  const { userId } = requireStaff(context, 'sendBroadcast')
  const [found] = await context.database.rows<{ audience: Audience }>(
    sql`select audience from ${broadcasts} where id = ${id}`,
  )
  if (!found) throw new DomainError('not-found', refusals.notFound)
  const { count } = await countPeople(context, { audience: found.audience, broadcastId: id })
  const state = stateFor(context, count)
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  await context.database.write((builder) => [
    builder.execute(sql`select from ${broadcasts} where id = ${id} for update`),
    requireThat(
      builder,
      sql`exists (select from ${broadcasts} where id = ${id} and state in ('sent', 'stopped'))`,
      'conflict',
      refusals.notResendable,
    ),
    builder.execute(sql`
      update ${broadcasts} set state = ${state}, wave = wave + 1, send_at = ${now}, updated_at = ${now},
        audience_size = ${count}, created_by = ${userId}, approved_by = null, urgent_reason = null
      where id = ${id}`),
    audit(context, builder, {
      operation: 'sendBroadcast',
      entity: 'broadcast',
      entityId: id,
      details: { count },
    }),
  ])
  context.onQueued?.()
  return { id, state }
}

export interface AudienceCount {
  readonly count: number
  /** Of those besides: people who take no announcements. */
  readonly optedOut: number
  /** In the reader's language: how many it reaches, when, and who must approve it. */
  readonly summary: readonly string[]
}

/** What sending would do now. @throws invalid for a time that has passed; forbidden. */
export async function countAudience(
  context: Context,
  { audience, ...when }: Pick<NewBroadcast, 'audience' | 'sendAt' | 'urgentReason'>,
): Promise<AudienceCount> {
  requireStaff(context, 'countAudience')
  const { city, language } = context
  const at = sendAtOf(context, when)
  const { count, optedOut } = await countPeople(context, { audience })
  const waits = when.urgentReason.trim() === '' ? quietUntil(at, city) : null
  const starts = waits ?? (when.sendAt === null ? null : at)
  const time = starts && dateText(starts, language, 'dayTime', city.timeZone)
  return {
    count,
    optedOut,
    summary: [
      say(context, 'Broadcasts.Reaches', { count }),
      ...(optedOut > 0 ? [say(context, 'Broadcasts.Spares', { count: optedOut })] : []),
      ...(time
        ? [say(context, waits ? 'Broadcasts.AfterQuiet' : 'Broadcasts.StartsAt', { time })]
        : []),
      ...(needsSecondPerson(context, count)
        ? [say(context, 'Broadcasts.NeedsSecond', { limit: city.broadcastSecondPersonAbove ?? 0 })]
        : []),
    ],
  }
}

interface Counted {
  readonly audience: Audience
  /** Leaves out those whom it has reached. */
  readonly broadcastId?: string
}

async function countPeople({ database }: Context, { audience, broadcastId }: Counted) {
  const [row] = await database.rows<{ count: number; opted_out: number }>(sql`
    select (count(*) filter (where takes))::int as count,
      (count(*) filter (where not takes))::int as opted_out
    from (select ${takesBroadcasts} as takes from ${peopleOf(audience, broadcastId ?? null)}) people`)
  return { count: row?.count ?? 0, optedOut: row?.opted_out ?? 0 }
}
