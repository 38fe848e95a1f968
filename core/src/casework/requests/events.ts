import type { SQL } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { type Id, newId } from '../../platform/kernel/ids.ts'
import { type requestEventKinds, requestEvents } from './requests.sql.ts'

export interface RequestEvent {
  readonly id?: Id<'event'>
  /** Its id, or SQL that selects it. */
  readonly requestId: string | SQL
  readonly kind: (typeof requestEventKinds)[number]
  readonly by: 'resident' | 'staff' | 'system'
  /** Shown to the request's sender too. */
  readonly isPublic: boolean
  readonly body?: string
  readonly facts?: Readonly<Record<string, string | null>>
}

/** The database queues what partners receive of these changes (core/src/event-rules.ts). */
const toPartners: ReadonlySet<RequestEvent['kind']> = new Set([
  'submitted',
  'status',
  'merged',
  'category',
  'due',
  'place',
])

/** Adds to a request's history, in the same `write` as the change. */
export function noteEvent(context: Context, builder: Builder, event: RequestEvent) {
  const { actor, clock } = context
  const now = clock.now()
  if (toPartners.has(event.kind)) context.onQueued?.()
  return builder.insert(requestEvents).values({
    id: newId(now),
    at: now,
    actorId: actor.kind === 'user' ? actor.userId : null,
    body: null,
    facts: {},
    ...event,
  })
}
