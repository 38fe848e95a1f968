import { emailErrorsOf } from '../../platform/kernel/email-errors.ts'
import { required, type ValidationError } from '../../platform/kernel/validation.ts'
import type { BoardLink } from './board-link.ts'

/** What staff write about a board. A text without Spanish is null there. */
export interface BoardBody {
  readonly name: string
  readonly nameEs: string | null
  /** HTML. */
  readonly overview: string
  readonly overviewEs: string | null
  readonly termLength: string | null
  readonly termLengthEs: string | null
  readonly termLimit: string | null
  readonly termLimitEs: string | null
  readonly staffLiaisonName: string | null
  readonly staffLiaisonEmail: string | null
  readonly staffLiaisonPhone: string | null
  /** In words, such as “First Monday”. */
  readonly meetingDay: string | null
  readonly meetingDayEs: string | null
  readonly meetingTime: string | null
  readonly meetingLocation: string | null
  readonly powers: readonly string[]
  readonly powersEs: readonly string[] | null
  readonly additionalInformation: readonly BoardLink[]
}

export const boardTextLimits = {
  name: 120,
  overview: 50_000,
  line: 200,
  power: 500,
  powers: 30,
  url: 500,
  /** Spec, resident section 3: label and address pairs 1 to 10. */
  links: 10,
} as const

/** A page of the web or of the portal, or an address to write to. */
const isLink = (url: string): boolean =>
  url.startsWith('/')
    ? !url.startsWith('//')
    : /^(?:https?:\/\/|mailto:)/.test(url) && URL.canParse(url)

/** Of texts that will be published: whole in English; in Spanish at least the name, or nothing. */
export function boardTextErrors(body: BoardBody): readonly ValidationError[] {
  const hasSpanish = Boolean(
    body.overviewEs ??
    body.termLengthEs ??
    body.termLimitEs ??
    body.meetingDayEs ??
    body.powersEs?.length,
  )
  const email = body.staffLiaisonEmail ?? ''
  return [
    ...required('name', body.name),
    ...(hasSpanish ? required('nameEs', body.nameEs ?? '') : []),
    ...required('overview', body.overview),
    ...(email === '' ? [] : emailErrorsOf('staffLiaisonEmail', email)),
    ...body.additionalInformation.flatMap(({ label, url }, n) => [
      ...required(`links.${n}.label`, label),
      ...required(`links.${n}.url`, url),
      ...(url === '' || isLink(url) ? [] : [{ field: `links.${n}.url`, kind: 'Invalid' } as const]),
    ]),
  ]
}
