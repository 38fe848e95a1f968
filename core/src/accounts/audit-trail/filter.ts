import { type SQL, sql } from 'drizzle-orm'
import { requests } from '../../casework/requests/requests.sql.ts'
import { payments } from '../../money/ledger/payments.sql.ts'
import { directoryText, users } from '../../people/users/users.sql.ts'
import { auditChanges, auditLog } from '../../platform/audit/audit.sql.ts'
import { literally } from '../../platform/database/like.ts'
import { texts } from '../../platform/database/texts-in.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isUuid } from '../../platform/kernel/ids.ts'
import { allDefaultTexts } from '../../platform/texts/index.ts'
import type { AuditFilter } from './rules.ts'

/** More people than one looks for. */
const maxPeople = 200

const containing = (text: string): string => `%${literally(text)}%`

function byWho(who: string): SQL {
  if (isUuid(who)) return sql`l.actor = ${who.toLowerCase()}`
  return sql`l.actor in (
    select id::text from ${users}
    where deleted_at is null and ${directoryText(users)} like ${containing(who.toLowerCase())}
    limit ${maxPeople})`
}

/** Operations that a filter shows under one name, such as the staff's and the resident's own. */
function sameNamed(operation: string): readonly string[] {
  const names = allDefaultTexts['Operation'] ?? {}
  const wanted = names[operation]?.en
  return wanted === undefined
    ? [operation]
    : Object.keys(names).filter((name) => names[name]?.en === wanted)
}

/** Where the record itself was changed, or another in the same transaction. */
function byRecord(record: string, kind: AuditFilter['kind']): SQL {
  const ids = sql`(
    select ${record}
    union all select id::text from ${requests} where number = ${record.replace(/^#/, '')}
    union all select id::text from ${payments} where reference = ${record}
    union all select id::text from ${users} where email = ${record.toLowerCase()})`
  const ofKind = kind === undefined ? sql`` : sql`and entity = ${kind}`
  return sql`l.id in (
    select id from ${auditLog} where entity_id in ${ids} ${ofKind}
    union all
    select e.id from ${auditChanges} c join ${auditLog} e on e.change_id = c.change_id
    where c.entity_id in ${ids} ${kind === undefined ? sql`` : sql`and c.entity = ${kind}`})`
}

const byKind = (kind: string): SQL => sql`(l.entity = ${kind} or exists (
  select from ${auditChanges} c where c.change_id = l.change_id and c.entity = ${kind}))`

const byText = (text: string): SQL => sql`l.id in (
  select id from ${auditLog} where details::text ilike ${containing(text)}
  union all
  select e.id from ${auditChanges} c join ${auditLog} e on e.change_id = c.change_id
  where (c.fields::text || coalesce(c.personal::text, '')) ilike ${containing(text)})`

/** On `audit_log l`. */
export function conditionOf({ city }: Context, filter: AuditFilter): SQL {
  const { operation, kind, from, to } = filter
  const [who, record, text] = [filter.who, filter.record, filter.text].map((typed) =>
    (typed ?? '').trim(),
  )
  const startOf = (day: SQL) => sql`(${day})::timestamp at time zone ${city.timeZone}`
  const conditions = [
    ...(who ? [byWho(who)] : []),
    ...(operation ? [sql`l.operation in ${texts(sameNamed(operation))}`] : []),
    ...(record ? [byRecord(record, kind)] : kind ? [byKind(kind)] : []),
    ...(from ? [sql`l.at >= ${startOf(sql`${from}::date`)}`] : []),
    ...(to ? [sql`l.at < ${startOf(sql`${to}::date + 1`)}`] : []),
    ...(text ? [byText(text)] : []),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
