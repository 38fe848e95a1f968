import { type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { cityDay, isSitting, isStanding, vacancies } from './board-sql.ts'
import { boardNotFound } from './boards.errors.ts'
import { boardMembers, boardOffices, boards, boardSeats, boardTerms } from './boards.sql.ts'
import { boardAttendance, boardFiles, boardMeetings } from './meetings.sql.ts'

/** Days before the end of a term from which the list says so. */
const endsSoonDays = 90

/** For staff: every board with its open seats and the terms that end soon, ended boards last. */
export async function listDeskBoards(context: Context): Promise<JsonText> {
  requireStaff(context, 'listDeskBoards')
  const today = cityDay(context)
  const sitting = sql`${boardTerms} t join ${boardSeats} s on s.id = t.seat_id
    where s.board_id = boards.id and ${isSitting(today)}`
  return context.database.json(sql`
    select coalesce(json_agg(json_build_object(
      'id', boards.id, 'alias', boards.alias, 'name', boards.name, 'nameEs', boards.name_es,
      'hasEnded', boards.ended_at is not null,
      'vacancies', ${vacancies(today)},
      'members', (select count(*)::int from ${sitting}),
      'endsSoon', (select count(*)::int from ${sitting}
        and t.to_day <= ${today} + ${endsSoonDays}::int),
      'nextMeeting', (select min(h.day)::text from ${boardMeetings} h
        where h.board_id = boards.id and h.cancelled_at is null and h.day >= ${today})
    ) order by boards.ended_at is not null, boards.name, boards.id), '[]')::text as body
    from ${boards}`)
}

/** Meetings whose attendance can be entered side by side. */
const gridMeetings = 12

/** SQL: an array of objects in order. */
const list = (fields: SQL, from: SQL, order: SQL): SQL =>
  sql`(select coalesce(json_agg(json_build_object(${fields}) order by ${order}), '[]') from ${from})`

const fileList = (which: SQL): SQL =>
  list(
    sql`'id', f.id, 'kind', f.kind, 'label', f.label, 'labelEs', f.label_es, 'url', f.url`,
    sql`${boardFiles} f where ${which}`,
    sql`f.kind, f.created_at, f.id`,
  )

const seatList = (today: SQL): SQL =>
  list(
    sql`'id', s.id, 'position', s.position, 'name', s.name, 'nameEs', s.name_es,
      'appointer', s.appointer, 'appointerEs', s.appointer_es,
      'requirements', s.requirements, 'requirementsEs', s.requirements_es,
      'isVoting', s.is_voting, 'isAlternate', s.is_alternate,
      'takesApplications', s.takes_applications, 'termYears', s.term_years,
      'terms', ${list(
        sql`'id', t.id, 'memberId', m.id, 'name', m.full_name, 'email', m.email,
          'phone', m.phone, 'fromDay', t.from_day::text, 'toDay', t.to_day::text,
          'isNow', ${isSitting(today)}`,
        sql`${boardTerms} t join ${boardMembers} m on m.id = t.member_id
          where t.seat_id = s.id and (t.to_day is null or t.to_day >= ${today} - 400)`,
        sql`t.from_day desc nulls last`,
      )}`,
    sql`${boardSeats} s where s.board_id = boards.id and ${isStanding(today)}`,
    sql`s.is_alternate, s.position`,
  )

/** The newest of the past, and what is to come. */
const meetings = (today: SQL): SQL => sql`(
  (select * from ${boardMeetings} p where p.board_id = boards.id and p.day <= ${today}
    order by p.day desc limit ${gridMeetings})
  union all
  (select * from ${boardMeetings} c where c.board_id = boards.id and c.day > ${today}))`

/** For staff: what a board has, with contact details of members. @throws not-found */
export async function getDeskBoard(context: Context, id: string): Promise<JsonText> {
  requireStaff(context, 'getDeskBoard')
  const today = cityDay(context)
  const found = await context.database.findJson(sql`
    select json_build_object(
      'id', boards.id, 'alias', boards.alias, 'name', boards.name, 'nameEs', boards.name_es,
      'hasEnded', boards.ended_at is not null, 'today', ${today}::text,
      'vacancies', ${vacancies(today)},
      'meetingLocation', boards.meeting_location,
      'seats', ${seatList(today)},
      'offices', ${list(
        sql`'office', o.office, 'memberId', o.member_id, 'name', m.full_name,
          'fromDay', o.from_day::text`,
        sql`${boardOffices} o join ${boardMembers} m on m.id = o.member_id
          where o.board_id = boards.id and o.from_day <= ${today}
            and (o.to_day is null or o.to_day >= ${today})`,
        sql`o.office`,
      )},
      'meetings', ${list(
        sql`'id', h.id, 'day', h.day::text, 'startsAt', h.starts_at, 'title', h.title,
          'titleEs', h.title_es, 'location', h.location, 'videoUrl', h.video_url,
          'isCancelled', h.cancelled_at is not null, 'version', h.version,
          'files', ${fileList(sql`f.meeting_id = h.id`)}`,
        sql`${meetings(today)} h`,
        sql`h.day desc, h.starts_at, h.id`,
      )},
      'attendance', ${list(
        sql`'meetingId', a.meeting_id, 'memberId', a.member_id, 'status', a.status`,
        sql`${boardAttendance} a join ${meetings(today)} h on h.id = a.meeting_id`,
        sql`a.meeting_id, a.member_id`,
      )},
      'seated', ${list(
        sql`'meetingId', h.id, 'memberId', m.id, 'name', m.full_name`,
        sql`${meetings(today)} h join ${boardSeats} s on s.board_id = h.board_id
          join ${boardTerms} t on t.seat_id = s.id
            and (t.from_day is null or t.from_day <= h.day) and (t.to_day is null or t.to_day >= h.day)
          join ${boardMembers} m on m.id = t.member_id
          where h.day <= ${today} and h.cancelled_at is null`,
        sql`m.full_name, m.id, h.day`,
      )},
      'resources', ${fileList(sql`f.board_id = boards.id and f.kind = 'resource'`)}
    )::text as body
    from ${boards} where boards.id = ${id}`)
  if (!found) throw boardNotFound()
  return found
}
