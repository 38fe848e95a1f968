import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { dayText } from '../../platform/kernel/format.ts'
import { say } from '../../platform/texts/index.ts'
import { type AttendanceStatus, attendanceTexts } from './attendance.ts'
import { boardMembers, boardSeats, boardTerms } from './boards.sql.ts'
import { heldBoard } from './held-board.ts'
import { boardAttendance, boardMeetings } from './meetings.sql.ts'

/** One member at one meeting, as it was seen and as it will be. Null: not recorded. */
export interface AttendanceCell {
  readonly meetingId: string
  readonly memberId: string
  readonly was: AttendanceStatus | null
  readonly status: AttendanceStatus | null
}

interface Conflict extends Record<string, unknown> {
  readonly meetingId: string
  readonly memberId: string
  readonly now: AttendanceStatus | null
  readonly name: string
  readonly day: string
}

/** The field of a cell in a refusal. */
export const cellField = (meetingId: string, memberId: string): string => `${meetingId}.${memberId}`

const cellRows = (cells: readonly AttendanceCell[]) => sql`
  json_to_recordset(${JSON.stringify(cells)}::json)
    as c("meetingId" uuid, "memberId" uuid, was text, status text)`

/** Cells that someone else changed to something else than what is sent. */
const conflicting = (cells: readonly AttendanceCell[]) => sql`
  ${cellRows(cells)} left join ${boardAttendance} a
    on a.meeting_id = c."meetingId" and a.member_id = c."memberId"
  where a.status is distinct from c.was and a.status is distinct from c.status`

/**
 * Records who came. Of two people who enter attendance at once, both keep what they changed. If both
 * changed the same cell, the second is refused with what it is now, and nothing is lost on either
 * side.
 * @throws forbidden; not-found for a meeting of another board, or a person without a seat on its
 * day; conflict with each such cell.
 */
export async function saveBoardAttendance(
  context: Context,
  boardId: string,
  cells: readonly AttendanceCell[],
): Promise<void> {
  requireStaff(context, 'saveBoardAttendance')
  const conflicts = await context.database.rows<Conflict>(sql`
    select c."meetingId", c."memberId", a.status as now,
      (select full_name from ${boardMembers} m where m.id = c."memberId") as name,
      (select day::text from ${boardMeetings} h where h.id = c."meetingId") as day
    from ${conflicting(cells)}`)
  if (conflicts.length > 0) {
    const problems = conflicts.map(({ meetingId, memberId, now, name, day }) => ({
      field: cellField(meetingId, memberId),
      code: 'BoardDesk.CellChanged' as const,
      message: say(context, 'BoardDesk.CellChanged', {
        name,
        day: dayText(day, context.language),
        status: say(context, now ? attendanceTexts[now] : 'BoardDesk.NotRecorded'),
      }),
    }))
    throw new DomainError('conflict', 'BoardDesk.AttendanceChanged', problems)
  }
  const touchedIds = [...new Set(cells.map(({ meetingId }) => meetingId))]
  await context.database.write((builder) => [
    ...heldBoard(builder, boardId),
    requireThat(
      builder,
      sql`not exists (select from ${cellRows(cells)} where not exists (select from ${boardMeetings} h
        where h.id = c."meetingId" and h.board_id = ${boardId}))`,
      'not-found',
      'BoardDesk.NoMeeting',
    ),
    requireThat(
      builder,
      sql`not exists (select from ${cellRows(cells)} where c.status is not null
        and not exists (select from ${boardMeetings} h join ${boardSeats} s on s.board_id = h.board_id
          join ${boardTerms} t on t.seat_id = s.id and t.member_id = c."memberId"
          where h.id = c."meetingId" and (t.from_day is null or t.from_day <= h.day)
            and (t.to_day is null or t.to_day >= h.day)))`,
      'not-found',
      'BoardDesk.NoTerm',
    ),
    // Under the lock again, for who saved between the two round trips.
    requireThat(
      builder,
      sql`not exists (select from ${conflicting(cells)})`,
      'conflict',
      'BoardDesk.AttendanceChanged',
    ),
    builder.execute(sql`
      delete from ${boardAttendance} a using ${cellRows(cells)}
      where a.meeting_id = c."meetingId" and a.member_id = c."memberId" and c.status is null`),
    builder.execute(sql`
      insert into ${boardAttendance} (meeting_id, member_id, status)
      select c."meetingId", c."memberId", c.status from ${cellRows(cells)} where c.status is not null
      on conflict (meeting_id, member_id) do update set status = excluded.status`),
    ...touchedIds.map((meetingId) =>
      audit(context, builder, {
        operation: 'saveBoardAttendance',
        entity: 'board-meeting',
        entityId: meetingId,
        details: {},
      }),
    ),
  ])
}
