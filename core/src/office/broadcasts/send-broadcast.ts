import { sql } from 'drizzle-orm'
import { broadcasts } from '../../casework/messages/broadcasts.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { countPeople, needsSecondPerson, sendAtOf } from './count-audience.ts'
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
  reachedAll: 'Broadcasts.ReachedAll',
} as const

const stateFor = (context: Context, count: number): BroadcastState =>
  needsSecondPerson(context, count) ? 'waiting' : 'scheduled'

/**
 * Written once; the minute's job, or the queue right away, starts it when it is due.
 * @throws invalid for an empty title, a text that is too long, a time that is no instant or has
 * passed, or an audience of nobody; forbidden unless staff may send.
 */
export async function sendBroadcast(context: Context, broadcast: NewBroadcast): Promise<Begun> {
  const { userId } = requireStaff(context, 'sendBroadcast')
  requireValid(broadcastErrors(broadcast))
  const now = context.clock.now()
  const sendAt = sendAtOf(context, broadcast.sendAt)
  const { count } = await countPeople(context, {
    audience: broadcast.audience,
    broadcastId: null,
  })
  if (count === 0)
    throw new DomainError('invalid', 'Util.FormContainsErrors', [
      { field: 'options', code: 'Broadcasts.Nobody' },
    ])
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
 * To people who have not got it: new members of its audience, and those who were left when it was
 * stopped.
 * @throws not-found; conflict while it is under way or waits, or if it has reached all; forbidden.
 */
export async function resendBroadcast(context: Context, id: string): Promise<Begun> {
  const { userId } = requireStaff(context, 'sendBroadcast')
  const [found] = await context.database.rows<{ audience: Audience }>(
    sql`select audience from ${broadcasts} where id = ${id}`,
  )
  if (!found) throw new DomainError('not-found', refusals.notFound)
  const { count } = await countPeople(context, { audience: found.audience, broadcastId: id })
  if (count === 0) throw new DomainError('conflict', refusals.reachedAll)
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
