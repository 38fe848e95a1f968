import { type SQL, sql } from 'drizzle-orm'
import { broadcastAudiences, broadcasts } from '../../casework/messages/broadcasts.sql.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { services } from '../../casework/services/services.sql.ts'
import { systemAlerts } from '../../content/alerts/alerts.sql.ts'
import { boards } from '../../content/boards/boards.sql.ts'
import { payments } from '../../money/ledger/payments.sql.ts'
import { organizations } from '../../people/organizations/organizations.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import { auditChanges, auditLog, type FieldChanges } from '../../platform/audit/audit.sql.ts'
import type { Language } from '../../platform/kernel/language.ts'

/** One record's change within an entry. */
export interface RecordChange {
  readonly kind: string
  readonly recordId: string
  /** What people call it: a request's number, a person's name. Null: only the id is known. */
  readonly record: string | null
  readonly part: string | null
  readonly change: 'insert' | 'update' | 'delete'
  readonly fields: FieldChanges
  /** Its personal data went with the person's account. */
  readonly isForgotten: boolean
}

export interface EntryRow {
  readonly id: string
  readonly at: string
  /** A user's id, a job's name, or "anonymous". */
  readonly actor: string
  readonly actorName: string | null
  readonly actorEmail: string | null
  readonly app: 'resident' | 'staff' | null
  readonly operation: string
  readonly kind: string
  readonly recordId: string
  readonly record: string | null
  readonly details: Readonly<Record<string, unknown>>
  readonly ipAddress: string | null
  readonly userAgent: string | null
  readonly requestId: string
  readonly changeCount: number
  readonly changes: readonly RecordChange[]
  /** Of people and records that the changes mention, by id. */
  readonly names: Readonly<Record<string, string>>
}

const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

const personName = sql`coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)`

/** `es Home: Title` of `es.Home.Title`, which would look like a missing text. */
const textName = (id: SQL): SQL => {
  const part = (index: number) => sql`split_part(${id}, '.', ${sql.raw(String(index))})`
  return sql`${part(1)} || ' ' || ${part(2)} || ': ' || substr(${id}, length(${part(1)}) + length(${part(2)}) + 3)`
}

/** What people call a record, by a kind and an id as text. */
const nameOf = (
  kind: SQL,
  id: SQL,
): SQL => sql`case when ${kind} = 'text' then ${textName(id)} when ${id} !~ ${uuid} then null else case ${kind}
  when 'request' then (select number from ${requests} where id = ${id}::uuid)
  when 'user' then (select ${personName} from ${users} where id = ${id}::uuid and deleted_at is null)
  when 'organization' then (select name from ${organizations} where id = ${id}::uuid)
  when 'payment' then (select reference from ${payments} where id = ${id}::uuid)
  when 'service' then (select item from ${services} where id = ${id}::uuid)
  when 'broadcast' then (select title from ${broadcasts} where id = ${id}::uuid)
  when 'broadcast-audience' then (select name from ${broadcastAudiences} where id = ${id}::uuid)
  when 'system-alert' then (select title from ${systemAlerts} where id = ${id}::uuid)
  end end`

// A transaction with several entries gives each its own record's changes; what has no entry of its
// own belongs to all.
const belongs = sql`c.change_id = l.change_id and (
  (c.entity = l.entity and c.entity_id = l.entity_id)
  or not exists (select from ${auditLog} o where o.change_id = l.change_id and o.id <> l.id
    and o.entity = c.entity and o.entity_id = c.entity_id))`

const changeJson = sql`json_build_object(
  'kind', c.entity, 'recordId', c.entity_id, 'record', ${nameOf(sql`c.entity`, sql`c.entity_id`)},
  'part', c.part, 'change', c.kind, 'fields', c.fields || coalesce(c.personal, '{}'),
  'isForgotten', coalesce(c.personal = '{}', false))`

// Values of these fields are ids.
const mentioned = sql`
  select distinct v.id from ${auditChanges} c, jsonb_each(c.fields) f, jsonb_array_elements_text(f.value) v(id)
  where c.change_id = l.change_id
    and f.key in ('assigneeId', 'userId', 'organizationId', 'mergedIntoId') and v.id ~ ${uuid}`

// Boards whose followers a message goes to.
const followed = sql`
  select v #>> '{}' from ${auditChanges} c, jsonb_path_query(c.fields, '$.audience[*].boards[*]') v
  where c.change_id = l.change_id`

const namesJson = (language: Language): SQL => sql`(
  select coalesce(json_object_agg(named.id, named.name), '{}') from (
    select u.id::text as id, ${personName} as name from ${users} u
    where u.id in (select id::uuid from (${mentioned}) m) and u.deleted_at is null
    union all
    select g.id::text, g.name from ${organizations} g where g.id in (select id::uuid from (${mentioned}) m)
    union all
    select r.id::text, r.number from ${requests} r where r.id in (select id::uuid from (${mentioned}) m)
    union all
    select b.id::text, ${language === 'es' ? sql`coalesce(nullif(b.name_es, ''), b.name)` : sql`b.name`}
    from ${boards} b where b.id::text in (${followed})) named)`

/** Entries `l` of a query of `audit_log`, with what they changed: at most `records` records each. */
export const entryJson = (records: number, language: Language): SQL => sql`json_build_object(
  'id', l.id, 'at', to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'actor', l.actor,
  'actorName', ${nameOf(sql`'user'`, sql`l.actor`)},
  'actorEmail', case when l.actor ~ ${uuid} then (
    select email from ${users} where id = l.actor::uuid and deleted_at is null) end,
  'app', l.app, 'operation', l.operation, 'kind', l.entity, 'recordId', l.entity_id,
  'record', ${nameOf(sql`l.entity`, sql`l.entity_id`)}, 'details', l.details,
  'ipAddress', l.ip_address, 'userAgent', l.user_agent, 'requestId', l.request_id,
  'changeCount', (select count(*) from ${auditChanges} c where ${belongs}),
  'changes', (select coalesce(json_agg(${changeJson} order by c.id), '[]') from (
    select c.* from ${auditChanges} c where ${belongs} order by c.id limit ${records}) c),
  'names', ${namesJson(language)})`
