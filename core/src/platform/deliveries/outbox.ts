import type { Builder } from '../database/database.ts'
import type { Context } from '../kernel/context.ts'
import { newId } from '../kernel/ids.ts'
import { outbox } from './outbox.sql.ts'

export { priorities } from './rules.ts'

export interface Message {
  readonly topic: string
  /** A second message with the same topic and key is dropped. */
  readonly dedupeKey: string
  /** Staff see `kind` and, masked, `to`; not retried after the instant `until`. */
  readonly payload: Record<string, unknown>
}

/** Goes into the same `write` as the change. */
export const queueMessage = (context: Context, builder: Builder, message: Message) =>
  queueMessages(context, builder, [message])

/** At least one, in one statement. */
export function queueMessages(context: Context, builder: Builder, messages: readonly Message[]) {
  const now = context.clock.now()
  context.onQueued?.()
  return builder
    .insert(outbox)
    .values(
      messages.map((message) => ({
        id: newId(now),
        ...message,
        createdAt: now,
        nextAttemptAt: now,
      })),
    )
    .onConflictDoNothing({ target: [outbox.topic, outbox.dedupeKey] })
}
