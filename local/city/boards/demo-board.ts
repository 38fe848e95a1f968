import type { boards } from '@portal/core/schema'
import { demoId, type Words } from '../demo.ts'
import { meetingDayEs } from './meeting-days.ts'

/** What differs from a plain seat, by its number. */
export interface DemoSeat {
  readonly name?: Words
  readonly requirements?: Words
  readonly appointer?: Words
  /** Nobody applies for it; who appoints chooses. */
  readonly isReserved?: true
}

export interface DemoBoard {
  /** The last part of its URL in other systems; never change it. */
  readonly alias: string
  readonly icon: string
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
  readonly more?: readonly {
    readonly label: string
    readonly labelEs: string
    readonly url: string
  }[]
  readonly seats?: Readonly<Record<number, DemoSeat>>
  readonly alternates?: number
}

export const boardId = (board: DemoBoard): string => demoId('board', board.alias)

/** `position` gives its liaison a phone number. */
export function boardRow(board: DemoBoard, position: number): typeof boards.$inferSelect {
  const { years, terms } = board
  return {
    id: boardId(board),
    name: board.name.en,
    nameEs: board.name.es,
    alias: board.alias,
    icon: board.icon,
    overview: board.overview.en,
    overviewEs: board.overview.es,
    termLength: years === 1 ? '1 year' : `${years} years`,
    termLengthEs: years === 1 ? '1 año' : `${years} años`,
    termLimit: terms === null ? 'None' : `${terms} terms`,
    termLimitEs: terms === null ? 'Ninguno' : `${terms} periodos`,
    staffLiaisonName: board.liaison,
    staffLiaisonEmail: `${board.alias}@cityofelgin.example`,
    staffLiaisonPhone: `(847) 555-01${50 + position}`,
    meetingDay: board.meets.day,
    meetingDayEs: meetingDayEs(board.meets.day),
    meetingTime: board.meets.time,
    meetingLocation: board.meets.at,
    powers: board.duties.en,
    powersEs: board.duties.es,
    additionalInformation: board.more ?? [],
    sourceKey: null,
    endedAt: null,
  }
}
