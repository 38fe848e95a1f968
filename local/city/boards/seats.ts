import { daysAfter, isoDay } from '@portal/core/kernel/rules'
import type { boardMembers, boardOffices, boardSeats, boardTerms } from '@portal/core/schema'
import { demoId } from '../demo.ts'
import { boardId, type DemoBoard } from './demo-board.ts'
import { memberName } from './names.ts'

const appointer = {
  en: 'Mayor, with the consent of the City Council',
  es: 'Alcalde, con el acuerdo del Concejo Municipal',
} as const

const seatId = (board: DemoBoard, seat: number): string =>
  demoId('board-seat', `${board.alias}/${seat}`)

const memberId = (board: DemoBoard, seat: number): string =>
  demoId('board-member', `${board.alias}/${seat}`)

const numbered = (length: number): readonly number[] => Array.from({ length }, (_, i) => i + 1)

/** Those with a member. */
const filledSeats = (board: DemoBoard): readonly number[] =>
  numbered(board.size - board.vacancies).filter((seat) => !board.seats?.[seat]?.isReserved)

export function seatRows(board: DemoBoard): (typeof boardSeats.$inferSelect)[] {
  return numbered(board.size + (board.alternates ?? 0)).map((position) => {
    const own = board.seats?.[position]
    return {
      id: seatId(board, position),
      boardId: boardId(board),
      position,
      name: own?.name?.en ?? null,
      nameEs: own?.name?.es ?? null,
      appointer: (own?.appointer ?? appointer).en,
      appointerEs: (own?.appointer ?? appointer).es,
      requirements: own?.requirements?.en ?? null,
      requirementsEs: own?.requirements?.es ?? null,
      isVoting: true,
      isAlternate: position > board.size,
      takesApplications: !own?.isReserved,
      termYears: board.years,
      endedOn: null,
    }
  })
}

export const memberRows = (
  board: DemoBoard,
  number: number,
): (typeof boardMembers.$inferSelect)[] =>
  filledSeats(board).map((seat) => ({
    id: memberId(board, seat),
    fullName: memberName(number, seat - 1),
    email: null,
    phone: null,
    userId: null,
    sourceKey: null,
  }))

/** Staggered: each year some end. The newest member joined lately and came to no meeting yet. */
export function demoTerms(board: DemoBoard, number: number, today: Date) {
  const day = isoDay(today, 'America/Chicago')
  const year = Number(day.slice(0, 4))
  return filledSeats(board).map((seat) => {
    const ends = year + ((seat + number) % board.years)
    const isNew = seat === 1 && number % 3 === 0
    return {
      seat,
      memberId: memberId(board, seat),
      fromDay: isNew ? daysAfter(day, -2) : `${ends - board.years + 1}-01-01`,
      toDay: `${isNew ? year + board.years - 1 : ends}-12-31`,
    }
  })
}

export const termRows = (
  board: DemoBoard,
  number: number,
  today: Date,
): (typeof boardTerms.$inferSelect)[] =>
  demoTerms(board, number, today).map(({ seat, memberId: member, fromDay, toDay }) => ({
    id: demoId('board-term', `${board.alias}/${seat}`),
    seatId: seatId(board, seat),
    memberId: member,
    fromDay,
    toDay,
    carriedPercentage: null,
  }))

const offices = [
  ['chair', 2],
  ['vice-chair', 3],
] as const

export const officeRows = (board: DemoBoard, today: Date): (typeof boardOffices.$inferSelect)[] => {
  const year = isoDay(today, 'America/Chicago').slice(0, 4)
  const filled = filledSeats(board)
  return offices.flatMap(([office, seat]) =>
    filled.includes(seat)
      ? [
          {
            id: demoId('board-office', `${board.alias}/${office}`),
            boardId: boardId(board),
            memberId: memberId(board, seat),
            office,
            fromDay: `${year}-01-01`,
            toDay: null,
          },
        ]
      : [],
  )
}
