import type { Builder } from '../database/database.ts'
import type { Context } from '../kernel/context.ts'
import { newId } from '../kernel/ids.ts'
import { outbox } from './outbox.sql.ts'

/** What waits goes in this order, so that a city’s reminders never hold up a password reset. */
export const priorities = {
  now: 0,
  /** To everyone on a route, say. */
  soon: 1,
  /** To a whole city at once. */
  bulk: 2,
} as const

export interface Message {
  readonly topic: string
  /** A second message with the same topic and key is dropped. */
  readonly dedupeKey: string
  /** Staff see `kind` and, masked, `to`; not retried after the instant `until`. */
  readonly payload: Record<string, unknown>
}

/** Goes into the same `write` as the change. */
export function queueMessage(context: Context, builder: Builder, message: Message) {
  const now = context.clock.now()
  context.onQueued?.()
  return builder
    .insert(outbox)
    .values({ id: newId(now), ...message, createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing({ target: [outbox.topic, outbox.dedupeKey] })
}
