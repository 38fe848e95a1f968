import { boardTextErrors, boardTextLimits } from '@portal/core/boards/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { Fields } from '@portal/web-ui/forms/fields'
import { type ContentKit, textOr } from './content-kit.ts'
import type { BoardContent } from './queries.ts'

/** The fields of a link of the board. */
export const linkFields = (n: number) =>
  ({
    label: `links.${n}.label`,
    labelEs: `links.${n}.labelEs`,
    url: `links.${n}.url`,
  }) as const

const places = Array.from({ length: boardTextLimits.links }, (_, n) => n)

const labels = {
  name: 'Content.name',
  overview: 'Boards.Overview',
  termLength: 'Boards.TermLength',
  termLimit: 'Boards.TermLimit',
  staffLiaisonName: 'Content.liaisonName',
  staffLiaisonEmail: 'Content.liaisonEmail',
  staffLiaisonPhone: 'Content.liaisonPhone',
  meetingDay: 'Boards.MeetingDay',
  meetingTime: 'Boards.MeetingTime',
  meetingLocation: 'Boards.MeetingLocation',
  powers: 'Boards.Powers',
} as const satisfies Readonly<Record<string, TextKey>>

export const boardLabels = labels

const isLabeled = (field: string): field is keyof typeof labels => Object.hasOwn(labels, field)

/** Each line says one thing. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const linksIn = ({ text }: Fields) =>
  places
    .map((n) => {
      const of = linkFields(n)
      return {
        label: text(of.label).trim(),
        labelEs: textOr(text(of.labelEs)),
        url: text(of.url).trim(),
      }
    })
    .filter(({ label, labelEs, url }) => label !== '' || labelEs !== null || url !== '')

export const boardKit: ContentKit<BoardContent> = {
  path: '/board_texts',
  newPath: '/boards',
  read(fields) {
    const text = (name: string) => textOr(fields.text(name))
    const powersEs = linesOf(fields.text('powersEs'))
    return {
      name: fields.text('name'),
      nameEs: text('nameEs'),
      overview: fields.text('overview'),
      overviewEs: text('overviewEs'),
      termLength: text('termLength'),
      termLengthEs: text('termLengthEs'),
      termLimit: text('termLimit'),
      termLimitEs: text('termLimitEs'),
      staffLiaisonName: text('staffLiaisonName'),
      staffLiaisonEmail: text('staffLiaisonEmail'),
      staffLiaisonPhone: text('staffLiaisonPhone'),
      meetingDay: text('meetingDay'),
      meetingDayEs: text('meetingDayEs'),
      meetingTime: text('meetingTime'),
      meetingLocation: text('meetingLocation'),
      powers: linesOf(fields.text('powers')),
      powersEs: powersEs.length > 0 ? powersEs : null,
      additionalInformation: linksIn(fields),
    }
  },
  values: ({ powers, powersEs, additionalInformation, ...texts }) => ({
    ...Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, value ?? ''])),
    powers: powers.join('\n'),
    powersEs: powersEs?.join('\n') ?? '',
    ...Object.fromEntries(
      additionalInformation.flatMap(({ label, labelEs, url }, n) => {
        const of = linkFields(n)
        return [
          [of.label, label],
          [of.labelEs, labelEs ?? ''],
          [of.url, url],
        ]
      }),
    ),
  }),
  errors: boardTextErrors,
  labelOf(field) {
    if (/^links\.\d+\.label(?:Es)?$/.test(field)) return 'Content.linkLabel'
    if (/^links\.\d+\.url$/.test(field)) return 'Content.linkUrl'
    const english = field.replace(/Es$/, '')
    return isLabeled(english) ? labels[english] : null
  },
  isSpanish: (field) => field.endsWith('Es'),
  titleOf: ({ name, nameEs }) => ({ en: name, es: nameEs }),
}
