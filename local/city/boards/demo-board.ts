import type { boardMembers, boards } from '@portal/core/schema'
import { demoId, pick, randomFrom, type Words } from '../demo.ts'

export interface DemoBoard {
  /** The last part of its URL in other systems; never change it. */
  readonly alias: string
  readonly name: Words
  /** HTML. */
  readonly overview: Words
  readonly size: number
  readonly vacancies: number
  readonly years: number
  readonly terms: number | null
  readonly liaison: string
  readonly meets: { readonly day: string; readonly time: string; readonly at: string }
  readonly duties: Readonly<Record<keyof Words, readonly string[]>>
  readonly more?: readonly { readonly label: string; readonly url: string }[]
}

/** `position` gives its liaison a phone number. */
export function boardRow(board: DemoBoard, position: number): typeof boards.$inferSelect {
  return {
    id: demoId('board', board.alias),
    name: board.name.en,
    nameEs: board.name.es,
    alias: board.alias,
    icon: null,
    overview: board.overview.en,
    overviewEs: board.overview.es,
    vacancies: board.vacancies,
    size: board.size,
    termLength: `${board.years} years`,
    termLimit: board.terms === null ? 'None' : `${board.terms} terms`,
    staffLiaisonName: board.liaison,
    staffLiaisonEmail: `${board.alias}@cityofelgin.example`,
    staffLiaisonPhone: `(847) 555-01${50 + position}`,
    meetingDay: board.meets.day,
    meetingTime: board.meets.time,
    meetingLocation: board.meets.at,
    powersAndDuties: board.duties.en.join('$'),
    powersAndDutiesEs: board.duties.es.join('$'),
    additionalInformation: board.more ?? [],
  }
}

/** One per filled seat; the newest has attended no meeting yet. */
export function memberRows(
  board: DemoBoard,
  position: number,
): (typeof boardMembers.$inferSelect)[] {
  const random = randomFrom(1_000 + position)
  return Array.from({ length: board.size - board.vacancies }, (_, seat) => ({
    id: demoId('board-member', `${board.alias}/${seat}`),
    boardId: demoId('board', board.alias),
    // Each board starts at another last name, so none repeats.
    fullName: `${pick(random, FIRST_NAMES)} ${LAST_NAMES[(position * 7 + seat) % LAST_NAMES.length]}`,
    attendancePercentage: seat === 0 && position % 3 === 0 ? null : 60 + Math.floor(random() * 41),
  }))
}

const FIRST_NAMES = [
  'Amara',
  'Beatriz',
  'Calvin',
  'Dolores',
  'Elias',
  'Fatima',
  'Gustavo',
  'Hannah',
  'Ines',
  'Jerome',
  'Kavya',
  'Lamar',
  'Marisol',
  'Noah',
  'Olivia',
  'Pham',
  'Rosa',
  'Samuel',
  'Teresa',
  'Walter',
] as const

// Marked as invented.
const LAST_NAMES = [
  'Abbott-Sample',
  'Benitez-Sample',
  'Carver-Sample',
  'Dominguez-Sample',
  'Eriksen-Sample',
  'Flores-Sample',
  'Grant-Sample',
  'Huang-Sample',
  'Ibarra-Sample',
  'Jensen-Sample',
  'Kowalski-Sample',
  'Lozano-Sample',
  'Mbeki-Sample',
  'Novak-Sample',
  'Ortega-Sample',
  'Patel-Sample',
  'Quigley-Sample',
  'Rivera-Sample',
  'Schmidt-Sample',
  'Torres-Sample',
  'Ueda-Sample',
  'Vasquez-Sample',
  'Whitfield-Sample',
] as const
