import { sql } from 'drizzle-orm'
import { newId } from '../../platform/kernel/ids.ts'
import { textOrNull } from '../../platform/kernel/text-or-null.ts'
import { safeRichText } from '../../platform/rich-text/index.ts'
import { contentKind } from '../content-editing/index.ts'
import { type BoardBody, boardTextErrors } from './board-texts.ts'
import { boards } from './boards.sql.ts'
import { searchableBoards } from './searchable.ts'

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
    nameEs: textOrNull(body.nameEs),
    overview: await safeRichText(body.overview),
    overviewEs: textOrNull(body.overviewEs) && (await safeRichText(body.overviewEs ?? '')),
    termLength: textOrNull(body.termLength),
    termLengthEs: textOrNull(body.termLengthEs),
    termLimit: textOrNull(body.termLimit),
    termLimitEs: textOrNull(body.termLimitEs),
    staffLiaisonName: textOrNull(body.staffLiaisonName),
    staffLiaisonEmail: textOrNull(body.staffLiaisonEmail),
    staffLiaisonPhone: textOrNull(body.staffLiaisonPhone),
    meetingDay: textOrNull(body.meetingDay),
    meetingDayEs: textOrNull(body.meetingDayEs),
    meetingTime: textOrNull(body.meetingTime),
    meetingLocation: textOrNull(body.meetingLocation),
    powers: items(body.powers),
    powersEs: body.powersEs && items(body.powersEs).length > 0 ? items(body.powersEs) : null,
    additionalInformation: body.additionalInformation.map(({ label, labelEs = null, url }) => ({
      label: label.trim(),
      labelEs: textOrNull(labelEs),
      url: url.trim(),
    })),
  }),
  // To publish a board that ended brings it back.
  published: () => ({ endedAt: null }),
  // Not an id: an address with an id leads to the one with the alias.
  first: (now) => ({ alias: `board-${newId<'board alias'>(now).slice(-12)}` }),
  hidden: (now) => ({ endedAt: now }),
  searchable: searchableBoards,
  previewed: () => ({}),
  staffPath: '/board_texts',
  path: (id) => `/boards-and-commissions/${id}`,
})
