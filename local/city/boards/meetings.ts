import { daysAfter, isoDay } from '@portal/core/kernel/rules'
import type { boardAttendance, boardFiles, boardMeetings } from '@portal/core/schema'
import { demoId, randomFrom } from '../demo.ts'
import { boardId, type DemoBoard } from './demo-board.ts'
import { clockOf, meetingDays } from './meeting-days.ts'
import { demoTerms } from './seats.ts'

const website = 'https://documents.cityofelgin.example/boards'

/** A year back and four months ahead; the eighth meeting was called off. */
const daysOf = (board: DemoBoard, today: Date): readonly string[] => {
  const day = isoDay(today, 'America/Chicago')
  return meetingDays(board.meets.day, daysAfter(day, -365), daysAfter(day, 120))
}
const isCalledOff = (i: number): boolean => i === 7

const meetingId = (board: DemoBoard, day: string): string =>
  demoId('board-meeting', `${board.alias}/${day}`)

export const meetingRows = (
  board: DemoBoard,
  today: Date,
): (typeof boardMeetings.$inferSelect)[] => {
  const days = daysOf(board, today)
  const files = fileRows(board, today)
  return days.map((day, i) => ({
    id: meetingId(board, day),
    boardId: boardId(board),
    day,
    startsAt: clockOf(board.meets.time),
    title: i === days.length - 3 ? 'Budget hearing' : null,
    titleEs: i === days.length - 3 ? 'Audiencia sobre el presupuesto' : null,
    location: board.meets.at,
    videoUrl:
      day < isoDay(today, 'America/Chicago') ? `${website}/${board.alias}/${day}/video` : null,
    cancelledAt: isCalledOff(i) ? today : null,
    version: isCalledOff(i) ? 2 : 1,
    noticedVersion: isCalledOff(i) ? 2 : 1,
    noticed: {
      day,
      startsAt: clockOf(board.meets.time),
      location: board.meets.at,
      isCancelled: isCalledOff(i),
      papers: files
        .filter((file) => file.meetingId === meetingId(board, day))
        .map(({ kind, url }) => `${kind} ${url}`),
    },
    sourceKey: null,
    updatedAt: today,
  }))
}

const words = {
  agenda: { en: 'Agenda', es: 'Orden del día' },
  packet: { en: 'Packet', es: 'Documentos de la reunión' },
  minutes: { en: 'Minutes', es: 'Acta' },
} as const

export function fileRows(board: DemoBoard, today: Date): (typeof boardFiles.$inferSelect)[] {
  const now = isoDay(today, 'America/Chicago')
  const file = (day: string, kind: keyof typeof words) => ({
    id: demoId('board-file', `${board.alias}/${day}/${kind}`),
    boardId: boardId(board),
    meetingId: meetingId(board, day),
    kind,
    label: words[kind].en,
    labelEs: words[kind].es,
    url: `${website}/${board.alias}/${day}/${kind}.pdf`,
    createdAt: today,
  })
  const ofMeetings = daysOf(board, today).flatMap((day, i) => {
    if (isCalledOff(i) || day > daysAfter(now, 7)) return []
    const papers = [file(day, 'agenda'), file(day, 'packet')]
    // Minutes are approved at the next meeting.
    return day < daysAfter(now, -35) ? [...papers, file(day, 'minutes')] : papers
  })
  const resource = (name: string, label: string, labelEs: string) => ({
    id: demoId('board-file', `${board.alias}/${name}`),
    boardId: boardId(board),
    meetingId: null,
    kind: 'resource' as const,
    label,
    labelEs,
    url: `${website}/${board.alias}/${name}.pdf`,
    createdAt: today,
  })
  return [
    resource('bylaws', 'Bylaws', 'Reglamento interno'),
    resource('report', 'Report of last year', 'Informe del año pasado'),
    ...ofMeetings,
  ]
}

/** Of meetings that are over; the last one is not recorded yet. */
export function attendanceRows(
  board: DemoBoard,
  number: number,
  today: Date,
): (typeof boardAttendance.$inferSelect)[] {
  const random = randomFrom(3_000 + number)
  const now = isoDay(today, 'America/Chicago')
  const terms = demoTerms(board, number, today)
  const held = daysOf(board, today).filter((day, i) => !isCalledOff(i) && day < daysAfter(now, -10))
  return held.flatMap((day) =>
    terms
      .filter(({ fromDay }) => fromDay <= day)
      .map(({ memberId, seat }) => {
        // Some people come more often than others.
        const chance = random() + seat * 0.01
        const status =
          chance < 0.72
            ? 'present'
            : chance < 0.84
              ? 'remote'
              : chance < 0.93
                ? 'excused'
                : 'absent'
        return { meetingId: meetingId(board, day), memberId, status }
      }),
  )
}
