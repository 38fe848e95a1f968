import { type SQL, sql } from 'drizzle-orm'
import {
  type Column,
  type DataSet,
  type Keyed,
  keyedPages,
} from '../../platform/data-sets/index.ts'
import { cityDay, isSitting, isStanding, isVacant, vacancies } from './board-sql.ts'
import { boardMembers, boards, boardSeats, boardTerms } from './boards.sql.ts'
import { boardMeetings } from './meetings.sql.ts'

/** The files about boards are joined by it. */
const board: Column = {
  name: 'board',
  type: 'text',
  en: 'The board’s name in the address of its page: /boards-and-commissions/board. It joins the files about boards.',
  es: 'El nombre de la junta en la dirección de su página: /boards-and-commissions/board. Une los archivos sobre juntas.',
}

interface BoardRow extends Keyed {
  readonly alias: string
  readonly name: string
  readonly nameEs: string | null
  readonly seats: number
  readonly open: number
  readonly termLength: string | null
  readonly meetingDay: string | null
  readonly meetingTime: string | null
  readonly meetingLocation: string | null
}

const boardSelect = (today: SQL): SQL => sql`
  select boards.id, boards.alias, boards.name, boards.name_es as "nameEs",
    (select count(*)::int from ${boardSeats} s where s.board_id = boards.id
      and not s.is_alternate and ${isStanding(today)}) as seats,
    ${vacancies(today)} as open, boards.term_length as "termLength",
    boards.meeting_day as "meetingDay", boards.meeting_time as "meetingTime",
    boards.meeting_location as "meetingLocation"
  from ${boards} where boards.ended_at is null`

/** Boards and commissions that the city has today. */
export const boardsDataSet: DataSet = {
  title: { en: 'Boards and commissions', es: 'Juntas y comisiones' },
  about: {
    en: 'One row for each board or commission of the city.',
    es: 'Una fila por cada junta o comisión de la ciudad.',
  },
  keywords: ['boards', 'commissions', 'open seats'],
  columns: [
    board,
    { name: 'name_en', type: 'text', en: 'Its name in English.', es: 'Su nombre en inglés.' },
    {
      name: 'name_es',
      type: 'text',
      en: 'Its name in Spanish. Empty if there is none yet.',
      es: 'Su nombre en español. Vacío si todavía no lo hay.',
    },
    {
      name: 'seats',
      type: 'number',
      en: 'How many seats it has, without alternates.',
      es: 'Cuántos lugares tiene, sin suplentes.',
    },
    {
      name: 'open_seats',
      type: 'number',
      en: 'How many seats people can apply for today.',
      es: 'A cuántos lugares se puede postular hoy.',
    },
    {
      name: 'term_length',
      type: 'text',
      en: 'How long a term is.',
      es: 'Cuánto dura un periodo (en inglés).',
    },
    {
      name: 'meeting_day',
      type: 'text',
      en: 'When it usually meets, such as “First Monday”.',
      es: 'Cuándo suele reunirse, como «First Monday» (primer lunes).',
    },
    {
      name: 'meeting_time',
      type: 'text',
      en: 'The usual time of its meetings.',
      es: 'La hora habitual de sus reuniones.',
    },
    {
      name: 'meeting_location',
      type: 'text',
      en: 'The usual place of its meetings.',
      es: 'El lugar habitual de sus reuniones.',
    },
  ],
  pages: (context) =>
    keyedPages<BoardRow>(context, boardSelect(cityDay(context)), (row) => [
      row.alias,
      row.name,
      row.nameEs,
      row.seats,
      row.open,
      row.termLength,
      row.meetingDay,
      row.meetingTime,
      row.meetingLocation,
    ]),
}

interface SeatRow extends Keyed {
  readonly alias: string
  readonly position: number
  readonly name: string | null
  readonly isVoting: boolean
  readonly isAlternate: boolean
  readonly appointer: string | null
  readonly isVacant: boolean
  readonly member: string | null
  readonly fromDay: string | null
  readonly toDay: string | null
}

const seatSelect = (today: SQL): SQL => sql`
  select s.id, boards.alias, s.position, s.name, s.is_voting as "isVoting",
    s.is_alternate as "isAlternate", s.appointer, ${isVacant(today)} as "isVacant",
    sitting.member, sitting."fromDay", sitting."toDay"
  from ${boardSeats} s join ${boards} on boards.id = s.board_id
  left join lateral (select m.full_name as member, t.from_day::text as "fromDay", t.to_day::text as "toDay"
    from ${boardTerms} t join ${boardMembers} m on m.id = t.member_id
    where t.seat_id = s.id and ${isSitting(today)} limit 1) sitting on true
  where boards.ended_at is null and ${isStanding(today)}`

/** Who serves today. Names are public; contact details are for staff. */
export const boardSeatsDataSet: DataSet = {
  title: { en: 'Seats of boards', es: 'Lugares de las juntas' },
  about: {
    en: 'One row for each seat of a board, with who serves in it today. Names of members are public; there are no addresses, phones or emails.',
    es: 'Una fila por cada lugar de una junta, con quién lo ocupa hoy. Los nombres de los miembros son públicos; no hay direcciones, teléfonos ni correos.',
  },
  keywords: ['boards', 'commissions', 'members', 'open seats'],
  columns: [
    board,
    {
      name: 'seat',
      type: 'number',
      en: 'The seat’s number on its board, from 1.',
      es: 'El número del lugar en su junta, desde 1.',
    },
    {
      name: 'seat_name',
      type: 'text',
      en: 'What the seat is called. Empty for most.',
      es: 'Cómo se llama el lugar (en inglés). Vacío en la mayoría.',
    },
    {
      name: 'is_voting',
      type: 'yes-no',
      en: 'Whether its member votes.',
      es: 'Si su miembro vota.',
    },
    {
      name: 'is_alternate',
      type: 'yes-no',
      en: 'Whether its member sits in for others.',
      es: 'Si su miembro es suplente.',
    },
    {
      name: 'appointed_by',
      type: 'text',
      en: 'Who appoints its member.',
      es: 'Quién nombra a su miembro (en inglés).',
    },
    {
      name: 'is_open',
      type: 'yes-no',
      en: 'Whether people can apply for it today.',
      es: 'Si hoy se puede postular a él.',
    },
    {
      name: 'member',
      type: 'text',
      en: 'Who serves in it today. Empty if no one does.',
      es: 'Quién lo ocupa hoy. Vacío si no hay nadie.',
    },
    {
      name: 'term_from',
      type: 'day',
      en: 'The first day of the term. Empty if it is older than the city’s records.',
      es: 'El primer día del periodo. Vacío si es anterior a los registros de la ciudad.',
    },
    {
      name: 'term_to',
      type: 'day',
      en: 'The last day of the term. Empty if it has no end.',
      es: 'El último día del periodo. Vacío si no termina.',
    },
  ],
  pages: (context) =>
    keyedPages<SeatRow>(context, seatSelect(cityDay(context)), (row) => [
      row.alias,
      row.position,
      row.name,
      row.isVoting,
      row.isAlternate,
      row.appointer,
      row.isVacant,
      row.member,
      row.fromDay,
      row.toDay,
    ]),
}

interface MeetingRow extends Keyed {
  readonly alias: string
  readonly day: string
  readonly startsAt: string | null
  readonly title: string | null
  readonly location: string | null
  readonly isCanceled: boolean
}

const meetingSelect = sql`
  select h.id, boards.alias, h.day::text as day, h.starts_at as "startsAt", h.title,
    coalesce(h.location, boards.meeting_location) as location,
    h.cancelled_at is not null as "isCanceled"
  from ${boardMeetings} h join ${boards} on boards.id = h.board_id
  where boards.ended_at is null`

/** Past and coming meetings. */
export const boardMeetingsDataSet: DataSet = {
  title: { en: 'Meetings of boards', es: 'Reuniones de las juntas' },
  about: {
    en: 'One row for each meeting of a board, past or to come.',
    es: 'Una fila por cada reunión de una junta, pasada o futura.',
  },
  keywords: ['boards', 'commissions', 'meetings', 'calendar'],
  columns: [
    board,
    { name: 'day', type: 'day', en: 'The day of the meeting.', es: 'El día de la reunión.' },
    {
      name: 'starts_at',
      type: 'text',
      en: 'When it begins by the city’s clock, such as 19:00. Empty if it is not known yet.',
      es: 'Cuándo empieza según la hora de la ciudad, como 19:00. Vacío si todavía no se sabe.',
    },
    {
      name: 'title',
      type: 'text',
      en: 'What it is about. Empty for a regular meeting.',
      es: 'De qué trata (en inglés). Vacío si es una reunión ordinaria.',
    },
    { name: 'location', type: 'text', en: 'Where it is.', es: 'Dónde es.' },
    {
      name: 'is_canceled',
      type: 'yes-no',
      en: 'Whether it was canceled.',
      es: 'Si se canceló.',
    },
  ],
  pages: (context) =>
    keyedPages<MeetingRow>(context, meetingSelect, (row) => [
      row.alias,
      row.day,
      row.startsAt,
      row.title,
      row.location,
      row.isCanceled,
    ]),
}
