import { type SQL, sql } from 'drizzle-orm'
import { parcels } from '../../land/parcels/parcels.sql.ts'
import { pickupRules } from '../../land/pickup/pickup.sql.ts'
import { boardAttendance } from '../boards/meetings.sql.ts'
import { contentImportRows } from './content-import.sql.ts'
import { addressKey, meetingKey, memberKey } from './current-sql.ts'
import type { ImportListName } from './layout.ts'

/** SQL on rows `s` of an import that is applied. */
const boardId = sql.raw(`(select b.id from boards b where b.alias = s.whole ->> 'board')`)
const seatId = sql.raw(`(select t.id from board_seats t join boards b on b.id = t.board_id
  where b.alias = s.whole ->> 'board' and t.position = (s.whole ->> 'position')::int)`)
const memberId = sql`(select m.id from board_members m where ${memberKey} = s.whole ->> 'member'
  order by m.id limit 1)`
const meetingId = sql`(select h.id from board_meetings h join boards b on b.id = h.board_id
  where ${meetingKey} = s.whole ->> 'meeting' order by h.id limit 1)`

interface Written {
  readonly table: string
  /** Taken from the row as they are. */
  readonly columns: readonly string[]
  /** Of a new record. */
  readonly first?: Readonly<Record<string, SQL>>
  /** Of a new record and of a changed one; `t` is the record. */
  readonly always?: Readonly<Record<string, SQL>>
  /** Of a changed record. */
  readonly changed?: Readonly<Record<string, SQL>>
}

/** SQL on rows `s`: those of a list that the import adds or changes. */
const rowsOf = (importId: string, list: ImportListName, state: 'added' | 'changed'): SQL =>
  sql`${contentImportRows} s where s.import_id = ${importId}::uuid and s.list = ${list} and s.state = ${state}`

function writeRows(importId: string, list: ImportListName, written: Written): readonly SQL[] {
  const { columns, first = {}, always = {}, changed = {} } = written
  const table = sql.raw(written.table)
  const record = sql`jsonb_populate_record(null::${table}, s.whole)`
  const names = (more: Readonly<Record<string, SQL>>) =>
    sql.raw([...columns, ...Object.keys(more)].join(', '))
  const values = (more: Readonly<Record<string, SQL>>) =>
    sql.join([...columns.map((column) => sql.raw(`r.${column}`)), ...Object.values(more)], sql`, `)
  const added = { ...first, ...always }
  const kept = { ...always, ...changed }
  return [
    // First, so that a term that now ends earlier makes room for the next one.
    sql`update ${table} t set (${names(kept)}) = row(${values(kept)})
      from (select * from ${rowsOf(importId, list, 'changed')}) s cross join lateral ${record} r
      where t.id = s.entity_id`,
    sql`insert into ${table} (id, ${names(added)})
      select s.entity_id, ${values(added)}
      from (select * from ${rowsOf(importId, list, 'added')}) s cross join lateral ${record} r`,
  ]
}

/** What content-editing keeps versions of. */
export const boardTexts = [
  'name',
  'name_es',
  'overview',
  'overview_es',
  'term_length',
  'term_length_es',
  'term_limit',
  'term_limit_es',
  'staff_liaison_name',
  'staff_liaison_email',
  'staff_liaison_phone',
  'meeting_day',
  'meeting_day_es',
  'meeting_time',
  'meeting_location',
  'powers',
  'powers_es',
  'additional_information',
] as const

const seatColumns = [
  'position',
  'name',
  'name_es',
  'appointer',
  'appointer_es',
  'requirements',
  'requirements_es',
  'is_voting',
  'is_alternate',
  'takes_applications',
  'term_years',
  'ended_on',
]

const ruleColumns = sql.raw(
  'kind, service, district, from_day, to_day, weekday, every_weeks, follows_holidays, moved_to, name, name_es',
)

/** The statements of each list, in order; a list that the file does not have changes nothing. */
export function applyLists(id: string, now: Date): readonly SQL[] {
  const at = sql`${now.toISOString()}::timestamptz`
  const route = sql`refuse_pickup_day = s.whole ->> 'refuse_pickup_day',
    leaf_district = coalesce(s.whole ->> 'leaf_district', '')`
  const cancelled = sql`case when (s.whole ->> 'is_cancelled')::boolean then ${at} end`
  return [
    ...writeRows(id, 'boards', {
      table: 'boards',
      columns: [...boardTexts, 'source_key'],
      first: { alias: sql`s.key` },
    }),
    ...writeRows(id, 'seats', {
      table: 'board_seats',
      columns: seatColumns,
      first: { board_id: boardId },
    }),
    ...writeRows(id, 'members', {
      table: 'board_members',
      columns: ['source_key', 'full_name', 'email', 'phone'],
    }),
    ...writeRows(id, 'terms', {
      table: 'board_terms',
      columns: ['from_day', 'to_day', 'carried_percentage'],
      first: { seat_id: seatId, member_id: memberId },
    }),
    ...writeRows(id, 'meetings', {
      table: 'board_meetings',
      columns: ['source_key', 'day', 'starts_at', 'title', 'title_es', 'location', 'video_url'],
      first: { cancelled_at: cancelled },
      always: { board_id: boardId, updated_at: at },
      changed: {
        // Calendars replace an event only by a later version (RFC 5545, SEQUENCE).
        version: sql`t.version + 1`,
        cancelled_at: sql`case when (s.whole ->> 'is_cancelled')::boolean then coalesce(t.cancelled_at, ${at}) end`,
      },
    }),
    sql`insert into ${boardAttendance} (meeting_id, member_id, status)
      select ${meetingId}, ${memberId}, s.whole ->> 'status' from ${contentImportRows} s
      where s.import_id = ${id}::uuid and s.list = 'attendance' and s.state in ('added', 'changed')
      on conflict (meeting_id, member_id) do update set status = excluded.status`,
    ...writeRows(id, 'files', {
      table: 'board_files',
      columns: ['kind', 'label', 'label_es', 'url'],
      first: {
        board_id: boardId,
        created_at: at,
        meeting_id: sql`case when s.whole ->> 'meeting' is not null then ${meetingId} end`,
      },
    }),
    sql`update ${parcels} p set ${route} from (select * from ${rowsOf(id, 'pickupDays', 'changed')}) s
      where p.id = s.entity_id`,
    sql`update ${parcels} p set ${route} from (select * from ${rowsOf(id, 'pickupAddresses', 'changed')}) s
      where p.retired_at is null and ${addressKey} = s.key`,
    // Rules never change: a calendar knows what it said before.
    sql`update ${pickupRules} r set withdrawn_at = ${at}
      from (select * from ${rowsOf(id, 'pickupRules', 'changed')}) s
      where r.id = s.entity_id and r.withdrawn_at is null`,
    sql`insert into ${pickupRules} (id, ${ruleColumns}, created_at)
      select case s.state when 'added' then s.entity_id else gen_random_uuid() end, ${sql.raw(
        'r.kind, r.service, r.district, r.from_day, r.to_day, r.weekday, r.every_weeks, r.follows_holidays, r.moved_to, r.name, r.name_es',
      )}, ${at}
      from (select * from ${contentImportRows} w where w.import_id = ${id}::uuid and w.list = 'pickupRules'
        and w.state in ('added', 'changed')) s
        cross join lateral jsonb_populate_record(null::pickup_rules, s.whole) r`,
  ]
}
