import { sql } from 'drizzle-orm'
import { localized } from '../../platform/database/localized.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter } from '../../platform/kernel/days.ts'
import {
  type CalendarEvent,
  calendarFile,
  calendarInstant,
} from '../../platform/kernel/icalendar.ts'
import { say } from '../../platform/texts/index.ts'
import { cityDay, isBoardAt, meetingStart } from './board-sql.ts'
import { boardNotFound } from './boards.errors.ts'
import { boards } from './boards.sql.ts'
import { boardMeetings } from './meetings.sql.ts'

interface Meeting {
  readonly id: string
  readonly day: string
  readonly startsAt: string | null
  readonly title: string | null
  readonly location: string | null
  readonly isCancelled: boolean
  readonly version: number
  readonly updatedAt: string
}

interface Found extends Record<string, unknown> {
  readonly name: string
  readonly alias: string
  readonly location: string | null
  readonly meetings: readonly Meeting[]
}

/** What most meetings take; their ends are not known ahead. */
const meetingHours = 2

/** Past meetings stay for a while, so that a calendar also learns of late changes. */
const daysBack = 90

const compact = (day: string): string => day.replaceAll('-', '')

function timesOf({ day, startsAt }: Meeting): readonly string[] {
  if (startsAt === null)
    return [
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(daysAfter(day, 1))}`,
      'TRANSP:TRANSPARENT',
    ]
  const start = new Date(startsAt)
  const end = new Date(start.getTime() + meetingHours * 3_600_000)
  return [`DTSTART:${calendarInstant(start)}`, `DTEND:${calendarInstant(end)}`]
}

/**
 * A board's meetings as an iCalendar file to subscribe to (RFC 5545). Canceled ones stay in it as
 * canceled. @throws not-found
 */
export async function getBoardCalendar(
  context: Context,
  key: string,
  portalUrl: string,
): Promise<string> {
  const { language } = context
  const [found] = await context.database.rows<Found>(sql`
    select ${localized(boards.name, boards.nameEs, language)} as name, boards.alias,
      boards.meeting_location as location,
      (select coalesce(json_agg(json_build_object('id', h.id, 'day', h.day::text,
          'startsAt', ${meetingStart(context)}, 'location', h.location, 'isCancelled', h.cancelled_at is not null,
          'title', ${language === 'es' ? sql`coalesce(h.title_es, h.title)` : sql`h.title`},
          'version', h.version, 'updatedAt', h.updated_at) order by h.day, h.id), '[]')
        from ${boardMeetings} h where h.board_id = boards.id
          and h.day >= ${cityDay(context)} - ${daysBack}::int) as meetings
    from ${boards} where ${isBoardAt(key)}`)
  if (!found) throw boardNotFound()
  const { name: board, alias } = found
  const host = new URL(portalUrl).hostname
  const url = `${portalUrl}/boards-and-commissions/${alias}`
  const events = found.meetings.map((meeting): CalendarEvent => {
    const location = meeting.location ?? found.location
    return {
      uid: `meeting-${meeting.id}@${host}`,
      stamp: new Date(meeting.updatedAt),
      times: [
        ...timesOf(meeting),
        `SEQUENCE:${meeting.version}`,
        ...(meeting.isCancelled ? ['STATUS:CANCELLED'] : []),
      ],
      summary: meeting.title ? `${board}: ${meeting.title}` : board,
      description: say(context, 'Boards.CalendarText', { board }),
      ...(location && { location }),
      url,
    }
  })
  return calendarFile('Boards', { name: board, url, refreshHours: 12, events })
}
