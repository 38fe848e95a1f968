import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { attendanceCounts } from './attendance-sql.ts'
import { type AttendanceCounts, attendancePercentage, type AttendanceStatus } from './attendance.ts'
import { cityDay, isSitting, isStanding } from './board-sql.ts'
import { boardNotFound } from './boards.errors.ts'
import { boardMembers, boards, boardSeats, boardTerms } from './boards.sql.ts'
import { boardAttendance, boardMeetings } from './meetings.sql.ts'

interface Found extends Record<string, unknown> {
  readonly members: readonly {
    readonly name: string
    readonly counts: AttendanceCounts
    readonly carried: number | null
  }[]
  readonly attendance: readonly {
    readonly day: string
    readonly name: string
    readonly status: AttendanceStatus
  }[]
}

/** The specification writes each with a capital letter. */
const wireStatus = {
  present: 'Present',
  remote: 'Remote',
  absent: 'Absent',
  excused: 'Excused',
} as const satisfies Record<AttendanceStatus, string>

/** In the specification's shape (resident sections 3 and 7). */
export interface BoardAttendanceReply {
  readonly boardOrCommissionAttendance: readonly {
    readonly Meeting_Date__c: string
    readonly Member__r: { readonly Full_Name__c: string }
    readonly Attendance__c: (typeof wireStatus)[AttendanceStatus]
  }[]
  readonly boardOrCommissionMembers: readonly {
    readonly Full_Name__c: string
    readonly Attendance_Percentage__c: number | null
  }[]
}

/**
 * Who sits on a board, and who came to its meetings, the newest first. By the board's name in either
 * language, as the specification has it, or its alias.
 * @throws not-found
 */
export async function listBoardAttendance(
  context: Context,
  name: string,
): Promise<BoardAttendanceReply> {
  const today = cityDay(context)
  const [found] = await context.database.rows<Found>(sql`
    select
      (select coalesce(json_agg(json_build_object('name', m.full_name, 'carried', t.carried_percentage,
          'counts', ${attendanceCounts(sql`m.id`, sql`boards.id`)})
          order by s.is_alternate, s.position), '[]')
        from ${boardSeats} s join ${boardTerms} t on t.seat_id = s.id
        join ${boardMembers} m on m.id = t.member_id
        where s.board_id = boards.id and ${isStanding(today)} and ${isSitting(today)}) as members,
      (select coalesce(json_agg(json_build_object('day', h.day::text, 'name', m.full_name,
          'status', a.status) order by h.day desc, h.id, m.full_name, m.id), '[]')
        from ${boardMeetings} h join ${boardAttendance} a on a.meeting_id = h.id
        join ${boardMembers} m on m.id = a.member_id
        where h.board_id = boards.id and h.cancelled_at is null) as attendance
    from ${boards}
    where boards.ended_at is null and ${name} in (boards.name, boards.name_es, boards.alias)
    order by boards.id limit 1`)
  if (!found) throw boardNotFound()
  return {
    boardOrCommissionAttendance: found.attendance.map((one) => ({
      Meeting_Date__c: one.day,
      Member__r: { Full_Name__c: one.name },
      Attendance__c: wireStatus[one.status],
    })),
    boardOrCommissionMembers: found.members.map((one) => ({
      Full_Name__c: one.name,
      Attendance_Percentage__c: attendancePercentage(one.counts, one.carried),
    })),
  }
}
