import type { Context } from '../../platform/kernel/context.ts'
import { say, type TextKey } from '../../platform/texts/index.ts'
import { isPublic, type PublicFields } from '../public-fields/rules.ts'
import type { ReportCategory } from '../report-categories/rules.ts'
import { orderedSections, type RequestSection, sectionsIn } from '../requests/rules.ts'
import { describeDetails } from './describe-details.ts'

export interface SentRequest {
  readonly category: ReportCategory | null
  readonly address: string
  readonly description: string
  readonly details: Readonly<Record<string, unknown>>
  readonly sections: readonly RequestSection[]
  readonly rating: number | null
  /** The contact for this request; null: its sender. */
  readonly contactName: string | null
  readonly contactPhone: string | null
}

/** In the reader's language: all of it, or what residents may see. */
export function describeRequest(
  context: Context,
  row: SentRequest,
  chosen: PublicFields = null,
): readonly Pick<RequestSection, 'label' | 'data'>[] {
  const { category, address, description, details, rating, sections } = row
  const entry = (field: string, label: TextKey, data: unknown) =>
    typeof data === 'string' && data !== '' && isPublic(chosen, field)
      ? [{ label: say(context, label), data }]
      : []
  const own = category === null ? [] : describeDetails(context, category, details, chosen)
  const rows = [
    ...entry('address', 'Request.Address', address),
    ...own,
    ...entry('description', 'Request.Description', description),
    ...entry('extraDescription', 'Request.ExtraDescription', details['extra']),
    ...entry('rating', 'Request.Rating', rating === null ? '' : `${rating} / 5`),
    ...entry('contactName', 'Request.ContactName', row.contactName),
    ...entry(
      'contactPhone',
      'Request.ContactPhone',
      row.contactPhone === '' ? say(context, 'Request.NoCalls') : row.contactPhone,
    ),
  ]
  const first = rows.length === 0 ? [] : [{ label: say(context, 'Request.Details'), data: rows }]
  const others = sectionsIn(context.language, orderedSections(sections)).map((section) => ({
    label: section.label,
    data: section.data
      .filter(({ field }) => isPublic(chosen, field))
      .map(({ label, data }) => ({ label, data })),
  }))
  return [...first, ...others.filter(({ data }) => data.length > 0)]
}
