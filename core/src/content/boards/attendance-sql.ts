import { type SQL, sql } from 'drizzle-orm'
import { attendanceStatuses } from './attendance.ts'
import { boardSeats, boardTerms } from './boards.sql.ts'
import { boardAttendance, boardMeetings } from './meetings.sql.ts'

/** `AttendanceCounts` of a member on a board; canceled meetings and those without a seat count not. */
export const attendanceCounts = (memberId: SQL, boardId: SQL): SQL => sql`(
  select json_build_object(${sql.join(
    attendanceStatuses.map(
      (status) =>
        sql`${sql.raw(`'${status}'`)}, count(*) filter (where a.status = ${sql.raw(`'${status}'`)})`,
    ),
    sql`, `,
  )})
  from ${boardAttendance} a join ${boardMeetings} h on h.id = a.meeting_id
  where a.member_id = ${memberId} and h.board_id = ${boardId} and h.cancelled_at is null
    and exists (select from ${boardTerms} served join ${boardSeats} place on place.id = served.seat_id
      where served.member_id = a.member_id and place.board_id = h.board_id
        and (served.from_day is null or served.from_day <= h.day)
        and (served.to_day is null or served.to_day >= h.day)))`
