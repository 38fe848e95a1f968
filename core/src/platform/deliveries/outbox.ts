import type { Builder } from '../database/database.ts'
import type { Context } from '../kernel/context.ts'
import { newId } from '../kernel/ids.ts'
import { outbox } from './outbox.sql.ts'

/** Something to be told once its change has committed. */
export interface Message {
  readonly topic: string
  /** The same topic and key a second time is dropped: one delivery. */
  readonly dedupeKey: string
  /**
   * What its carrier needs. Staff see of it, masked, `to`, whom it is for, and its `kind`; after the instant
   * `until` it helps nobody and is not tried anew.
   */
  readonly payload: Record<string, unknown>
}

/** The statement that queues a message; it goes into the same `write` as the change it tells of. */
export function queueMessage(context: Context, builder: Builder, message: Message) {
  const now = context.clock.now()
  context.onQueued?.()
  return builder
    .insert(outbox)
    .values({ id: newId(now), ...message, createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing({ target: [outbox.topic, outbox.dedupeKey] })
}
