import type { Context } from '../../platform/kernel/context.ts'
import { say } from '../../platform/texts/index.ts'
import { categoryField, isPublic, type PublicFields } from '../public-fields/rules.ts'
import { categoryFacts, type ReportCategory } from '../report-categories/rules.ts'
import type { SectionEntry } from '../requests/rules.ts'

/** The public answers, in the reader's language. */
export function describeDetails(
  context: Context,
  category: ReportCategory,
  details: Readonly<Record<string, unknown>>,
  chosen: PublicFields,
): readonly SectionEntry[] {
  return categoryFacts(category).fields.flatMap((field) => {
    const answer = details[field.name]
    const isSeen = isPublic(chosen, categoryField(category, field.name))
    if (answer === undefined || !isSeen) return []
    const label = say(context, field.label)
    if (field.kind === 'yes-no')
      return [{ label, data: say(context, answer === true ? 'Util.Yes' : 'Util.No') }]
    const text = typeof answer === 'string' ? field.choices[answer] : undefined
    return text ? [{ label, data: say(context, text) }] : []
  })
}
