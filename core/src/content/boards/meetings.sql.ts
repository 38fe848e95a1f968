import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, json } from '../../platform/database/columns.ts'
import { attendanceStatuses } from './attendance.ts'
import { boardFileKinds } from './board-kinds.ts'
import { boardMembers, boards } from './boards.sql.ts'
import type { NoticedMeeting } from './noticed-meeting.ts'

export const boardMeetings = pgTable(
  'board_meetings',
  {
    id: id(),
    boardId: uuid()
      .notNull()
      .references(() => boards.id),
    /** In the city. */
    day: date({ mode: 'string' }).notNull(),
    /** `19:00` by the city's clock; null if it is not known yet. */
    startsAt: text(),
    /** Such as “Budget hearing”; null for a regular meeting. */
    title: text(),
    titleEs: text(),
    location: text(),
    videoUrl: text(),
    cancelledAt: instant(),
    /** Raised by each change, so that calendars replace the event (RFC 5545, SEQUENCE). */
    version: integer().notNull().default(1),
    /** The version that followers were notified of. */
    noticedVersion: integer().notNull().default(0),
    /** Of that version; null for a meeting that was never announced. */
    noticed: json<NoticedMeeting>(),
    /** In the system that it was imported from: `legistar/345`. */
    sourceKey: text().unique(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('board_meetings_of_board').on(table.boardId, table.day),
    index('board_meetings_unnoticed')
      .on(table.boardId)
      .where(sql`version > noticed_version`),
    check('board_meetings_time', sql`${table.startsAt} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
)

/** Of a meeting, or resources of the board. Where the city keeps them. */
export const boardFiles = pgTable(
  'board_files',
  {
    id: id(),
    boardId: uuid()
      .notNull()
      .references(() => boards.id),
    /** Null for a resource. */
    meetingId: uuid().references(() => boardMeetings.id, { onDelete: 'cascade' }),
    kind: text({ enum: boardFileKinds }).notNull(),
    label: text().notNull(),
    labelEs: text(),
    url: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('board_files_of_board').on(table.boardId),
    index('board_files_of_meeting').on(table.meetingId),
    check('board_files_owner', sql`(${table.meetingId} is null) = (${table.kind} = 'resource')`),
  ],
)

export const boardAttendance = pgTable(
  'board_attendance',
  {
    meetingId: uuid()
      .notNull()
      .references(() => boardMeetings.id, { onDelete: 'cascade' }),
    memberId: uuid()
      .notNull()
      .references(() => boardMembers.id),
    status: text({ enum: attendanceStatuses }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.meetingId, table.memberId] }),
    index('board_attendance_of_member').on(table.memberId),
  ],
)
