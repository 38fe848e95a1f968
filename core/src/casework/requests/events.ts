import type { SQL } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { type requestEventKinds, requestEvents } from './requests.sql.ts'

/** Something that happened to a request. */
export interface RequestEvent {
  /** Its id, or what selects it. */
  readonly requestId: string | SQL
  readonly kind: (typeof requestEventKinds)[number]
  readonly by: 'resident' | 'staff' | 'system'
  /** Shown to the sender of the request too. */
  readonly isPublic: boolean
  readonly body?: string
  readonly facts?: Readonly<Record<string, string | null>>
}

/** The statement that adds to a request's history; it goes into the same `write` as the change itself. */
export function noteEvent(context: Context, builder: Builder, event: RequestEvent) {
  const { actor, clock } = context
  const now = clock.now()
  return builder.insert(requestEvents).values({
    id: newId(now),
    at: now,
    actorId: actor.kind === 'user' ? actor.userId : null,
    body: null,
    facts: {},
    ...event,
  })
}
