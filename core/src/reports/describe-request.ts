import type { Context } from '../kernel/context.ts'
import { orderedSections, type RequestSection, sectionsIn } from '../requests/rules.ts'
import { say } from '../translations/index.ts'
import type { ReportCategory } from './categories.ts'
import { describeDetails } from './describe-details.ts'

/** What a request was sent with. */
export interface SentRequest {
  readonly category: ReportCategory | null
  readonly address: string
  readonly description: string
  readonly details: Readonly<Record<string, unknown>>
  readonly sections: readonly RequestSection[]
  readonly rating: number | null
}

/** Everything that was sent with a request in the reader's language, section by section. */
export function describeRequest(
  context: Context,
  row: SentRequest,
): readonly Pick<RequestSection, 'label' | 'data'>[] {
  const { category, address, description, details, rating, sections } = row
  const entry = (label: string, data: unknown) =>
    typeof data === 'string' && data !== '' ? [{ label, data }] : []
  const own = category === null ? [] : describeDetails(context, category, details)
  const told = [
    ...entry(say(context, 'Request.Address'), address),
    ...own,
    ...entry(say(context, 'Request.Description'), description),
    ...entry(say(context, 'Request.ExtraDescription'), details['extra']),
    ...entry(say(context, 'Request.Rating'), rating === null ? '' : `${rating} / 5`),
  ]
  const first = told.length === 0 ? [] : [{ label: say(context, 'Request.Details'), data: told }]
  const others = sectionsIn(context.language, orderedSections(sections)).map((section) => ({
    label: section.label,
    data: section.data.map(({ label, data }) => ({ label, data })),
  }))
  return [...first, ...others]
}
