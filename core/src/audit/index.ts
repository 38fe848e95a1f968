import type { Builder } from '../database/database.ts'
import { actorName } from '../kernel/actor.ts'
import type { Context } from '../kernel/context.ts'
import { newId } from '../kernel/ids.ts'
import { auditLog } from './audit.sql.ts'

/** What was done to which record. */
export interface Deed {
  readonly operation: string
  readonly entity: string
  readonly entityId: string
  readonly details: Record<string, unknown>
}

/** The statement that notes who did what; it goes into the same `write` as the change itself. */
export function audit(context: Context, builder: Builder, deed: Deed) {
  const now = context.clock.now()
  return builder.insert(auditLog).values({
    id: newId(now),
    at: now,
    actor: actorName(context.actor),
    requestId: context.requestId,
    ...deed,
  })
}
