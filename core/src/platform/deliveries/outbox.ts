import type { Builder } from '../database/database.ts'
import type { Context } from '../kernel/context.ts'
import { newId } from '../kernel/ids.ts'
import { outbox } from './outbox.sql.ts'

/** A message to send after its change has committed. */
export interface Message {
  readonly topic: string
  /** The same topic and key a second time is dropped: one delivery. */
  readonly dedupeKey: string
  /**
   * What its transport needs. Staff see its `kind` and, masked, its recipient in `to`; after the instant
   * `until` it is useless and not tried again.
   */
  readonly payload: Record<string, unknown>
}

/** The statement that queues a message; put it into the same `write` as the change it is about. */
export function queueMessage(context: Context, builder: Builder, message: Message) {
  const now = context.clock.now()
  context.onQueued?.()
  return builder
    .insert(outbox)
    .values({ id: newId(now), ...message, createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing({ target: [outbox.topic, outbox.dedupeKey] })
}
