import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../database/database.ts'
import { actorName } from '../kernel/actor.ts'
import type { Context } from '../kernel/context.ts'
import { newId } from '../kernel/ids.ts'
import { auditLog } from './audit.sql.ts'

export { isAppendOnly } from './append-only.ts'
export { attributedTo } from './attribution.ts'

export interface AuditEntry {
  readonly operation: string
  readonly entity: string
  readonly entityId: string
  readonly details: Record<string, unknown>
}

/** Goes into the same `write` as the change. */
export function audit(context: Context, builder: Builder, entry: AuditEntry) {
  const now = context.clock.now()
  return builder.insert(auditLog).values({
    id: newId(now),
    at: now,
    actor: actorName(context.actor),
    requestId: context.requestId,
    ...entry,
  })
}

/** One operation on many records; `rows` is their SQL source. */
export interface AuditEntries extends Pick<AuditEntry, 'operation' | 'entity'> {
  readonly entityId: SQL
  readonly details: SQL
  readonly rows: SQL
}

/** The `insert` for many records, as part of the statement that changes them. */
export function auditRows({ actor, clock, requestId }: Context, bulk: AuditEntries): SQL {
  const { operation, entity, entityId, details, rows } = bulk
  return sql`
    insert into ${auditLog} (id, at, actor, operation, entity, entity_id, details, request_id)
    select gen_random_uuid(), ${clock.now().toISOString()}::timestamptz, ${actorName(actor)},
      ${operation}, ${entity}, ${entityId}, ${details}, ${requestId}
    from ${rows}`
}
