import { sql } from 'drizzle-orm'
import { newId } from '../../platform/kernel/ids.ts'
import { safeRichText } from '../../platform/rich-text/index.ts'
import { contentKind } from '../content-editing/index.ts'
import { type BoardBody, boardTextErrors } from './board-texts.ts'
import { boards } from './boards.sql.ts'
import { searchableBoards } from './searchable.ts'

const textOr = (text: string | null): string | null => text?.trim() || null

const items = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => text.trim()).filter((text) => text !== '')

/** The texts of a board. Seats, terms and meetings are kept at the desk of boards. */
export const boardKind = contentKind<BoardBody>({
  name: 'board',
  table: boards,
  isPublished: sql`(${boards.id} is not null and ${boards.endedAt} is null)`,
  fields: [
    'name',
    'nameEs',
    'overview',
    'overviewEs',
    'termLength',
    'termLengthEs',
    'termLimit',
    'termLimitEs',
    'staffLiaisonName',
    'staffLiaisonEmail',
    'staffLiaisonPhone',
    'meetingDay',
    'meetingDayEs',
    'meetingTime',
    'meetingLocation',
    'powers',
    'powersEs',
    'additionalInformation',
  ],
  errors: boardTextErrors,
  clean: async (body) => ({
    name: body.name.trim(),
    nameEs: textOr(body.nameEs),
    overview: await safeRichText(body.overview),
    overviewEs: textOr(body.overviewEs) && (await safeRichText(body.overviewEs ?? '')),
    termLength: textOr(body.termLength),
    termLengthEs: textOr(body.termLengthEs),
    termLimit: textOr(body.termLimit),
    termLimitEs: textOr(body.termLimitEs),
    staffLiaisonName: textOr(body.staffLiaisonName),
    staffLiaisonEmail: textOr(body.staffLiaisonEmail),
    staffLiaisonPhone: textOr(body.staffLiaisonPhone),
    meetingDay: textOr(body.meetingDay),
    meetingDayEs: textOr(body.meetingDayEs),
    meetingTime: textOr(body.meetingTime),
    meetingLocation: textOr(body.meetingLocation),
    powers: items(body.powers),
    powersEs: body.powersEs && items(body.powersEs).length > 0 ? items(body.powersEs) : null,
    additionalInformation: body.additionalInformation.map(({ label, labelEs = null, url }) => ({
      label: label.trim(),
      labelEs: textOr(labelEs),
      url: url.trim(),
    })),
  }),
  // To publish a board that ended brings it back.
  published: () => ({ endedAt: null }),
  first: (now) => ({ alias: newId<'board alias'>(now) }),
  hidden: (now) => ({ endedAt: now }),
  searchable: searchableBoards,
  previewed: () => ({}),
  staffPath: '/board_texts',
  path: (id) => `/boards-and-commissions/${id}`,
})
