import type { BoardOffice } from '@portal/core/boards/rules'
import type { components } from '@portal/openapi/resident-types'
import { type Format, type OtherLanguage, type Texts, useTexts } from '@portal/web-ui/texts'

export type Board = components['schemas']['Board']
export type BoardDetails = components['schemas']['BoardDetails']
export type BoardSeat = BoardDetails['seats'][number]
export type BoardMeeting = BoardDetails['meetings'][number]

type TextKey = Parameters<Texts['t']>[0]

export const officeTexts = {
  chair: 'Boards.OfficeChair',
  'vice-chair': 'Boards.OfficeViceChair',
  secretary: 'Boards.OfficeSecretary',
} as const satisfies Record<BoardOffice, TextKey>

/** With its time, where that is known. */
export const meetingTime = (
  { day, startsAt }: Pick<BoardMeeting, 'day' | 'startsAt'>,
  format: Format,
): string => (startsAt ? format.date(startsAt, 'dayTime') : format.date(day))

/** Of a board's name and texts, if it is not the reader's. */
export function useBoardLanguage({ language }: Pick<Board, 'language'>): OtherLanguage {
  const { language: reader } = useTexts()
  return language !== reader && language === 'en' ? 'en' : undefined
}

export const isWebsite = (url: string): boolean => /^https?:/.test(url)
