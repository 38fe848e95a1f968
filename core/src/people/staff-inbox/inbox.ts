import { type SQL, sql } from 'drizzle-orm'
import { requireStaff, type StaffOperation } from '../../platform/access/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { rolesOf } from '../../platform/kernel/staff-role.ts'
import { users } from '../users/users.sql.ts'
import { inboxKindsFor } from './kinds.ts'
import { inboxLimits } from './rules.ts'
import { staffNotifications } from './staff-inbox.sql.ts'

/** The caller's, without kinds that their roles no longer get. */
function own(context: Context, operation: StaffOperation): SQL {
  const actor = requireStaff(context, operation)
  const kinds = inboxKindsFor(rolesOf(actor))
  return kinds.length === 0
    ? sql`false`
    : sql`n.user_id = ${actor.userId} and n.kind in (${sql.join(
        kinds.map((kind) => sql`${kind}`),
        sql`, `,
      )})`
}

export interface InboxQuery {
  /** `next` of the page before. */
  readonly before?: string | undefined
  readonly isUnread?: boolean | undefined
}

const cursorPattern =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

// In milliseconds, the column's precision.
const place = sql`to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '_' || n.id`

function isOlder(before: string | undefined): SQL {
  if (before === undefined) return sql`true`
  const [, at, id] = cursorPattern.exec(before) ?? []
  if (!at || !id) throw new DomainError('invalid', 'Error.InvalidInput')
  return sql`(n.created_at, n.id) < (${at}::timestamptz, ${id}::uuid)`
}

const staffName = sql`coalesce(nullif(trim(actor.first_name || ' ' || actor.last_name), ''), actor.email)`

/** A page, newest first. @throws forbidden unless staff, invalid for an invalid cursor. */
export async function listInbox(
  context: Context,
  { before, isUnread = false }: InboxQuery = {},
): Promise<JsonText> {
  const isOwn = own(context, 'listInbox')
  const title = context.language === 'es' ? sql`coalesce(n.title_es, n.title)` : sql`n.title`
  return context.database.json(sql`
    select json_build_object(
      'data', coalesce(json_agg(entry order by nth) filter (where nth <= ${inboxLimits.page}), '[]'),
      'next', max(place) filter (where nth = ${inboxLimits.page} and together > nth))::text as body
    from (
      select row_number() over latest as nth, count(*) over () as together, ${place} as place,
        json_build_object('id', n.id, 'kind', n.kind, 'reference', n.reference, 'title', ${title},
          'path', n.path, 'by', case when actor.id is not null then ${staffName} end,
          'createdAt', ${isoInstant(sql`n.created_at`)}, 'isUnread', n.read_at is null) as entry
      from (
        select * from ${staffNotifications} n
        where ${isOwn} and ${isOlder(before)} and ${isUnread ? sql`n.read_at is null` : sql`true`}
        order by n.created_at desc, n.id desc limit ${inboxLimits.page + 1}
      ) n left join ${users} actor on actor.id = n.actor_id
      window latest as (order by n.created_at desc, n.id desc)) listed`)
}

export interface InboxCount {
  /** Counted up to a hundred. */
  readonly unread: number
  /** Of the newest unread one, ISO 8601 in milliseconds. */
  readonly newestAt: string | null
}

/** One range of one index: every open page asks for it. @throws forbidden unless staff. */
export async function countInbox(context: Context): Promise<InboxCount> {
  const isOwn = own(context, 'countInbox')
  const [row] = await context.database.rows<{ unread: number; newestAt: string | null }>(sql`
    select count(*)::int as unread,
      to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "newestAt"
    from (
      select n.created_at from ${staffNotifications} n
      where ${isOwn} and n.read_at is null
      order by n.created_at desc, n.id desc limit ${inboxLimits.counted}) unread`)
  return { unread: row?.unread ?? 0, newestAt: row?.newestAt ?? null }
}

/** One entry, or all about the record at a path, or all. */
export interface InboxEntries {
  readonly id?: string | undefined
  readonly about?: string | undefined
}

/** Marks as read; idempotent, also for another person's, which stay. @throws forbidden unless staff. */
export async function readInbox(context: Context, { id, about }: InboxEntries = {}): Promise<void> {
  const isOwn = own(context, 'readInbox')
  const now = context.clock.now().toISOString()
  await context.database.write((builder) => [
    builder.execute(sql`
      update ${staffNotifications} n set read_at = ${now}::timestamptz
      where ${isOwn} and n.read_at is null
        and ${id === undefined ? sql`true` : sql`n.id = ${id}`}
        and ${about === undefined ? sql`true` : sql`n.path = ${about}`}`),
  ])
}
