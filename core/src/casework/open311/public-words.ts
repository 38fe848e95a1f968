import type { Context } from '../../platform/kernel/context.ts'
import { say } from '../../platform/texts/index.ts'
import { categoryFacts, type ReportCategory, type ReportField } from '../report-categories/rules.ts'
import { sharedCategories } from '../reports/index.ts'
import { statuses, statusNames } from '../requests/rules.ts'
import { extendedStatusOf } from './extended-statuses.ts'

type Speaker = Pick<Context, 'language' | 'texts'>

/** A question's answers as people read them. */
export function answersOf(speaker: Speaker, field: ReportField): Readonly<Record<string, string>> {
  if (field.kind === 'yes-no')
    return { true: say(speaker, 'Util.Yes'), false: say(speaker, 'Util.No') }
  return Object.fromEntries(
    Object.entries(field.choices).map(([value, text]) => [value, say(speaker, text)]),
  )
}

const questionsOf = (speaker: Speaker, category: ReportCategory) =>
  Object.fromEntries(
    categoryFacts(category).fields.map((field, order) => [
      field.name,
      { order, label: say(speaker, field.label), answers: answersOf(speaker, field) },
    ]),
  )

/**
 * All that a reply says of a request in words, in the reader's language, for one parameter of its
 * statement: so no text that a person typed can come into it.
 */
export const publicWords = (speaker: Speaker) => ({
  services: Object.fromEntries(
    sharedCategories.map((category) => [category, say(speaker, categoryFacts(category).name)]),
  ),
  questions: Object.fromEntries(
    sharedCategories.map((category) => [category, questionsOf(speaker, category)]),
  ),
  statuses: Object.fromEntries(
    statusNames.map((status) => [status, say(speaker, statuses[status].text)]),
  ),
  extended: extendedStatusOf,
  duplicate: say(speaker, 'Open311.Duplicate'),
})
