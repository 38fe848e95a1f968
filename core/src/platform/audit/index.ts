import { type SQL, sql } from 'drizzle-orm'
import type { Builder } from '../database/database.ts'
import { actorName } from '../kernel/actor.ts'
import type { Context } from '../kernel/context.ts'
import { newId } from '../kernel/ids.ts'
import { auditLog } from './audit.sql.ts'

/** What was done to which record. */
export interface AuditEntry {
  readonly operation: string
  readonly entity: string
  readonly entityId: string
  readonly details: Record<string, unknown>
}

/** The statement that notes who did what; it goes into the same `write` as the change itself. */
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

/** One operation on many records that only the database knows: `rows` names their source. */
export interface AuditEntries extends Pick<AuditEntry, 'operation' | 'entity'> {
  readonly entityId: SQL
  readonly details: SQL
  readonly rows: SQL
}

/** The `insert` that notes who did what to each of many records; part of the statement that does it. */
export function auditRows({ actor, clock, requestId }: Context, bulk: AuditEntries): SQL {
  const { operation, entity, entityId, details, rows } = bulk
  return sql`
    insert into ${auditLog} (id, at, actor, operation, entity, entity_id, details, request_id)
    select gen_random_uuid(), ${clock.now().toISOString()}::timestamptz, ${actorName(actor)},
      ${operation}, ${entity}, ${entityId}, ${details}, ${requestId}
    from ${rows}`
}
