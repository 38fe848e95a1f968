import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, json } from '../database/columns.ts'

// `Database.write` names them in each transaction of a logged-in person (database/attribution.ts).
const setting = (name: string) => sql.raw(`nullif(current_setting('portal.${name}', true), '')`)

/** Append-only: the application's role cannot change or delete rows (database-rules.ts). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant().notNull(),
    /** A user's id, a job's name, or "anonymous". */
    actor: text().notNull(),
    /** As in the contract: `updateService`. */
    operation: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    /** Changed fields, without personal data that the record itself does not keep. */
    details: json<Record<string, unknown>>().notNull(),
    requestId: text().notNull(),
    /** Its transaction, by which `audit_changes` finds it; null for jobs. */
    changeId: uuid().default(sql`${setting('change')}::uuid`),
    app: text({ enum: ['resident', 'staff'] }).default(setting('app')),
    /** Of a logged-in person. */
    ipAddress: text().default(setting('address')),
    userAgent: text().default(setting('device')),
  },
  (table) => [
    index('audit_log_of_entity').on(table.entity, table.entityId, table.at),
    index('audit_log_of_record').on(table.entityId, sql`${table.at} desc`, sql`${table.id} desc`),
    index('audit_log_by_age').on(sql`${table.at} desc`, sql`${table.id} desc`),
    index('audit_log_of_actor').on(table.actor, sql`${table.at} desc`, sql`${table.id} desc`),
    index('audit_log_of_operation').on(
      table.operation,
      sql`${table.at} desc`,
      sql`${table.id} desc`,
    ),
    index('audit_log_of_change')
      .on(table.changeId)
      .where(sql`change_id is not null`),
    index('audit_log_containing').using('gin', sql`(${table.details}::text) gin_trgm_ops`),
  ],
)

/** By column: before and after, as JSON. */
export type FieldChanges = Readonly<Record<string, readonly [unknown, unknown]>>

/** Written by `portal_note_change`, a trigger of the tables in audited-tables.ts. Append-only. */
export const auditChanges = pgTable(
  'audit_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    changeId: uuid().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    /** Of a record with several rows, such as a window of a maintenance period. */
    part: text(),
    kind: text({ enum: ['insert', 'update', 'delete'] }).notNull(),
    /** The person whose record it is, if any: a user's id. */
    owner: text(),
    fields: json<FieldChanges>().notNull(),
    /** Personal data; null if there is none, empty once the owner's account was deleted. */
    personal: json<FieldChanges>(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('audit_changes_of_change').on(table.changeId, table.id),
    index('audit_changes_of_record').on(table.entityId, table.entity),
    index('audit_changes_personal')
      .on(table.owner)
      .where(sql`personal is not null`),
    index('audit_changes_by_age').on(table.at),
    index('audit_changes_containing').using(
      'gin',
      sql`(${table.fields}::text || coalesce(${table.personal}::text, '')) gin_trgm_ops`,
    ),
  ],
)
