import type { LatLng } from '../../land/parcels/rules.ts'
import { emailErrorsOf } from '../../platform/kernel/email-errors.ts'
import { phoneOf } from '../../platform/kernel/phone.ts'
import { type ValidationError, required } from '../../platform/kernel/validation.ts'
import {
  categoryFacts,
  type ReportCategory,
  reportCategoryNames,
  type ReportField,
} from '../report-categories/rules.ts'

/** Answers to a category's own questions, by their names. */
export type ReportDetails = Readonly<Record<string, Answer>>

type Answer = string | boolean

/** A report as its form has it. */
export interface ReportForm {
  readonly address: string
  readonly position: LatLng | null
  readonly description: string
  readonly extraDescription: string
  /** 1 to 5; null where nothing is rated. */
  readonly rating: number | null
  readonly details: ReportDetails
  /** Where to notify a guest; may be empty. */
  readonly guestEmail: string
  /** Whom the city asks about this one report; the account's own name if left out. */
  readonly contactName?: string | undefined
  /** Where they are called; empty: not at all. */
  readonly contactPhone?: string | undefined
}

/** The answers in a report as the wire has it: an object under the name of its category, if any. */
export function detailsIn(sent: {
  readonly [Category in ReportCategory]?: Readonly<Record<string, Answer | undefined>> | undefined
}): ReportDetails {
  const category = reportCategoryNames.find((name) => sent[name])
  const answers = Object.entries((category && sent[category]) ?? {})
  return Object.fromEntries(
    answers.flatMap(([name, answer]) => (answer === undefined ? [] : [[name, answer]])),
  )
}

/** Longest texts, in characters. */
export const reportLengths = {
  description: 4000,
  extraDescription: 1000,
  address: 200,
  contactName: 200,
  contactPhone: 30,
} as const

/** Whether a category's question is shown, given the answers so far. */
export const isAsked = ({ when }: ReportField, details: ReportDetails): boolean =>
  when === undefined || when.is.includes(String(details[when.field] ?? ''))

/** The questions that are asked, given the answers so far. */
export const askedFields = (
  category: ReportCategory,
  details: ReportDetails,
): readonly ReportField[] =>
  categoryFacts(category).fields.filter((field) => isAsked(field, details))

function detailError(field: ReportField, details: ReportDetails): readonly ValidationError[] {
  const answer = details[field.name]
  if (field.kind === 'yes-no')
    return typeof answer === 'boolean' ? [] : [{ field: field.name, kind: 'Required' }]
  if (answer === undefined || answer === '') return [{ field: field.name, kind: 'Required' }]
  const isChoice = typeof answer === 'string' && Object.hasOwn(field.choices, answer)
  return isChoice ? [] : [{ field: field.name, kind: 'Invalid' }]
}

/**
 * What is wrong with a report (spec, resident section 5): the place unless none is needed, the
 * category's questions, the description, and the rating of feedback. Fields are in the form's order.
 */
export function reportErrors(
  category: ReportCategory,
  form: ReportForm,
): readonly ValidationError[] {
  const { place, asksRating } = categoryFacts(category)
  const errors: ValidationError[] = []
  if (place === 'required' && (form.address.trim() === '' || form.position === null))
    errors.push({ field: 'address', kind: form.address.trim() === '' ? 'Required' : 'Invalid' })
  for (const field of askedFields(category, form.details))
    errors.push(...detailError(field, form.details))
  if (asksRating && form.rating === null) errors.push({ field: 'rating', kind: 'Required' })
  errors.push(...required('description', form.description))
  errors.push(...emailErrorsOf('guestEmail', form.guestEmail))
  const phone = (form.contactPhone ?? '').trim()
  if (phone !== '' && phoneOf(phone) === null)
    errors.push({ field: 'contactPhone', kind: 'Invalid' })
  return errors
}

/** The answers to questions that are asked; those to others were given before a change of mind. */
export const askedDetails = (category: ReportCategory, details: ReportDetails): ReportDetails =>
  Object.fromEntries(
    askedFields(category, details).flatMap(({ name }) => {
      const answer = details[name]
      return answer === undefined ? [] : [[name, answer]]
    }),
  )
