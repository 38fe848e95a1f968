import { type SQL, sql } from 'drizzle-orm'
import { asDrafted } from '../../platform/database/as-drafted.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { attendanceCounts } from './attendance-sql.ts'
import { type AttendanceCounts, attendancePercentage, type AttendanceStatus } from './attendance.ts'
import type { BoardFileKind, BoardOffice } from './board-kinds.ts'
import type { BoardRecord } from './board-record.ts'
import {
  boardFields,
  cityDay,
  isBoardAt,
  isSitting,
  isStanding,
  isVacant,
  meetingStart,
} from './board-sql.ts'
import { boardNotFound } from './boards.errors.ts'
import { boardMembers, boardOffices, boards, boardSeats, boardTerms } from './boards.sql.ts'
import { boardAttendance, boardFiles, boardMeetings } from './meetings.sql.ts'

export interface BoardMemberView {
  readonly name: string
  /** Null: before the city's records. */
  readonly fromDay: string | null
  readonly toDay: string | null
  readonly offices: readonly BoardOffice[]
  readonly attendance: AttendanceCounts
  /** Null: no meeting that counts. */
  readonly percentage: number | null
}

export interface BoardSeatView {
  readonly id: string
  readonly position: number
  readonly name: string | null
  readonly appointer: string | null
  readonly requirements: string | null
  readonly isVoting: boolean
  readonly isAlternate: boolean
  readonly isVacant: boolean
  /** Someone takes it later. */
  readonly isPromised: boolean
  readonly termYears: number | null
  readonly member: BoardMemberView | null
}

export interface BoardFileView {
  readonly id: string
  readonly kind: BoardFileKind
  readonly label: string
  readonly url: string
}

export interface BoardMeetingView {
  readonly id: string
  /** In the city. */
  readonly day: string
  /** The instant; null if it is not known yet. */
  readonly startsAt: string | null
  readonly title: string | null
  readonly location: string | null
  readonly videoUrl: string | null
  readonly isCancelled: boolean
  readonly files: readonly BoardFileView[]
  /** Empty until it is recorded. */
  readonly attendance: readonly { readonly name: string; readonly status: AttendanceStatus }[]
}

export interface BoardView {
  readonly board: BoardRecord
  /** In the city. */
  readonly today: string
  readonly seats: readonly BoardSeatView[]
  readonly meetings: readonly BoardMeetingView[]
  readonly resources: readonly BoardFileView[]
}

type Recorded = Omit<BoardMemberView, 'percentage'> & { readonly carried: number | null }

type RecordedSeat = Omit<BoardSeatView, 'member'> & { readonly member: Recorded | null }

type Found = Record<string, unknown> &
  Omit<BoardView, 'seats'> & { readonly seats: readonly RecordedSeat[] }

/** Meetings that a page lists: coming ones, and the newest of the past. */
const pastMeetings = 24
const comingMeetings = 12

const inLanguage = (language: Language, table: string, column: string): SQL =>
  language === 'es'
    ? sql.raw(`coalesce(${table}.${column}_es, ${table}.${column})`)
    : sql.raw(`${table}.${column}`)

/** SQL on rows `f` of files. */
const fileFields = (language: Language): SQL => sql`json_build_object('id', f.id, 'kind', f.kind,
  'label', ${inLanguage(language, 'f', 'label')}, 'url', f.url)`

const seatsOf = ({ language }: Context, today: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'position', s.position, 'name', ${inLanguage(language, 's', 'name')},
    'appointer', ${inLanguage(language, 's', 'appointer')},
    'requirements', ${inLanguage(language, 's', 'requirements')},
    'isVoting', s.is_voting, 'isAlternate', s.is_alternate, 'isVacant', ${isVacant(today)},
    'isPromised', exists (select from ${boardTerms} t where t.seat_id = s.id and t.from_day > ${today}),
    'termYears', s.term_years,
    'member', (select json_build_object('name', m.full_name, 'fromDay', t.from_day::text,
        'toDay', t.to_day::text, 'carried', t.carried_percentage,
        'offices', (select coalesce(json_agg(o.office order by o.office), '[]') from ${boardOffices} o
          where o.member_id = m.id and o.board_id = s.board_id and o.from_day <= ${today}
            and (o.to_day is null or o.to_day >= ${today})),
        'attendance', ${attendanceCounts(sql`m.id`, sql`s.board_id`)})
      from ${boardTerms} t join ${boardMembers} m on m.id = t.member_id
      where t.seat_id = s.id and ${isSitting(today)} limit 1)
  ) order by s.is_alternate, s.position), '[]')
  from ${boardSeats} s where s.board_id = boards.id and ${isStanding(today)})`

const meetingsOf = (context: Context, today: SQL): SQL => {
  const { language } = context
  return sql`(
  select coalesce(json_agg(json_build_object(
    'id', h.id, 'day', h.day::text, 'startsAt', ${meetingStart(context)},
    'title', ${inLanguage(language, 'h', 'title')}, 'location', h.location, 'videoUrl', h.video_url,
    'isCancelled', h.cancelled_at is not null,
    'files', (select coalesce(json_agg(${fileFields(language)} order by f.kind, f.id), '[]')
      from ${boardFiles} f where f.meeting_id = h.id),
    'attendance', (select coalesce(json_agg(json_build_object('name', m.full_name,
        'status', a.status) order by m.full_name, m.id), '[]')
      from ${boardAttendance} a join ${boardMembers} m on m.id = a.member_id
      where a.meeting_id = h.id)
  ) order by h.day, h.starts_at, h.id), '[]')
  from (
    (select * from ${boardMeetings} p where p.board_id = boards.id and p.day < ${today}
      order by p.day desc limit ${pastMeetings})
    union all
    (select * from ${boardMeetings} c where c.board_id = boards.id and c.day >= ${today}
      order by c.day limit ${comingMeetings})
  ) h)`
}

/**
 * A board with its seats, members, meetings and resources, in one round trip. `key` is its id or
 * alias. @throws not-found, also for one that ended
 */
export async function getBoard(context: Context, key: string): Promise<BoardView> {
  const { language } = context
  const today = cityDay(context)
  const [found] = await context.database.rows<Found>(sql`
    select json_build_object(${boardFields(context)}) as board, ${today}::text as today,
      ${seatsOf(context, today)} as seats, ${meetingsOf(context, today)} as meetings,
      (select coalesce(json_agg(${fileFields(language)} order by f.created_at, f.id), '[]')
        from ${boardFiles} f where f.board_id = boards.id and f.kind = 'resource') as resources
    from ${asDrafted(context, boards)} where ${isBoardAt(key)}`)
  if (!found) throw boardNotFound()
  const { board, today: day, meetings, resources } = found
  const seats = found.seats.map((seat) => ({ ...seat, member: counted(seat.member) }))
  return { board, today: day, seats, meetings, resources }
}

function counted(member: Recorded | null): BoardMemberView | null {
  if (!member) return null
  const { carried, ...rest } = member
  return { ...rest, percentage: attendancePercentage(rest.attendance, carried) }
}
