import { z } from '@hono/zod-openapi'
import { boardTextLimits } from '@portal/core/boards/rules'

const line = z.string().max(boardTextLimits.line).nullable()
const power = z.string().max(boardTextLimits.power)

/** The texts of a board in both languages; null in Spanish: not yet translated. */
export const BoardContent = z
  .strictObject({
    name: z.string().max(boardTextLimits.name),
    nameEs: z.string().max(boardTextLimits.name).nullable(),
    overview: z.string().max(boardTextLimits.overview).openapi({ description: 'HTML.' }),
    overviewEs: z.string().max(boardTextLimits.overview).nullable(),
    termLength: line,
    termLengthEs: line,
    termLimit: line,
    termLimitEs: line,
    staffLiaisonName: line,
    staffLiaisonEmail: line,
    staffLiaisonPhone: line,
    meetingDay: line.openapi({ description: 'In words, such as “First Monday”.' }),
    meetingDayEs: line,
    meetingTime: line,
    meetingLocation: line,
    powers: z.array(power).max(boardTextLimits.powers),
    powersEs: z.array(power).max(boardTextLimits.powers).nullable(),
    additionalInformation: z
      .array(
        z.strictObject({
          label: z.string().max(boardTextLimits.line),
          labelEs: line.optional(),
          url: z.string().max(boardTextLimits.url),
        }),
      )
      .max(boardTextLimits.links),
  })
  .openapi('BoardContent')
