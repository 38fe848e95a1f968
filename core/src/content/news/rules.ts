// Pure rules that the contract, the operations and the screens share.
import { required, type ValidationError } from '../../platform/kernel/validation.ts'

/** What staff edit of a news post. A text without Spanish is null there. */
export interface NewsBody {
  /** One sentence. */
  readonly update: string
  readonly updateEs: string | null
  readonly category: string
  readonly categoryEs: string | null
  /** HTML. */
  readonly additionalInfo: string | null
  readonly additionalInfoEs: string | null
  /** The day in the city from which it is shown. */
  readonly showOn: string
}

export const newsLimits = { update: 300, category: 100, info: 50_000 } as const

/** Of a post that will be published: whole in English, and in Spanish whole or not at all. */
export function newsErrors(body: NewsBody): readonly ValidationError[] {
  const hasSpanish = Boolean(body.updateEs ?? body.categoryEs ?? body.additionalInfoEs)
  return [
    ...required('update', body.update),
    ...required('category', body.category),
    ...(hasSpanish ? required('updateEs', body.updateEs ?? '') : []),
  ]
}
