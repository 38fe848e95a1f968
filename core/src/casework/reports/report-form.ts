import type { LatLng } from '../../land/parcels/rules.ts'
import { emailErrorsOf } from '../../platform/kernel/email-errors.ts'
import { phoneOf } from '../../platform/kernel/phone.ts'
import { type ValidationError, required } from '../../platform/kernel/validation.ts'
import type { TextKey } from '../../platform/texts/defaults/index.ts'
import {
  categoryFacts,
  type ReportCategory,
  reportCategoryNames,
  type ReportField,
} from '../report-categories/rules.ts'

/** By question name. */
export type ReportDetails = Readonly<Record<string, Answer>>

type Answer = string | boolean

/** A report's type, contract schema and screen derive from this list. Lengths: characters. */
export const reportFields = {
  address: { kind: 'text', maxLength: 200, label: 'ReportPlace.Address' },
  position: { kind: 'position', label: 'ReportPlace.Address' },
  description: { kind: 'text', maxLength: 4000, label: 'Report.Description' },
  extraDescription: { kind: 'text', maxLength: 1000, label: 'Report.ExtraDescription' },
  rating: { kind: 'rating', label: 'Report.Rating' },
  guestEmail: { kind: 'email', label: 'Report.GuestEmail' },
  contactName: { kind: 'name', maxLength: 200, label: 'Report.ContactName' },
  contactPhone: { kind: 'phone', maxLength: 30, label: 'Person.PhoneNumber' },
} as const satisfies Readonly<
  Record<string, { kind: keyof FieldValues; maxLength?: number; label: TextKey }>
>

interface FieldValues {
  text: string
  position: LatLng | null
  /** 1 to 5; null where nothing is rated. */
  rating: number | null
  /** A guest's; may be empty. */
  email: string
  /** By default the account's. */
  name: string | undefined
  /** Empty: no calls. */
  phone: string | undefined
}

export type ReportFieldName = keyof typeof reportFields

type Values = {
  readonly [Name in ReportFieldName]: FieldValues[(typeof reportFields)[Name]['kind']]
}

type ContactField = 'contactName' | 'contactPhone'

/** With the answers to its category's questions. */
export type ReportForm = Omit<Values, ContactField> &
  Partial<Pick<Values, ContactField>> & { readonly details: ReportDetails }

/** The wire has them as an object under the category's name. */
export function detailsIn(sent: {
  readonly [Category in ReportCategory]?: Readonly<Record<string, Answer | undefined>> | undefined
}): ReportDetails {
  const category = reportCategoryNames.find((name) => sent[name])
  const answers = Object.entries((category && sent[category]) ?? {})
  return Object.fromEntries(
    answers.flatMap(([name, answer]) => (answer === undefined ? [] : [[name, answer]])),
  )
}

export const isAsked = ({ when }: ReportField, details: ReportDetails): boolean =>
  when === undefined || when.is.includes(String(details[when.field] ?? ''))

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

/** Spec, resident section 5; in the form's order. */
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

/** Without answers to questions that are no longer shown. */
export const askedDetails = (category: ReportCategory, details: ReportDetails): ReportDetails =>
  Object.fromEntries(
    askedFields(category, details).flatMap(({ name }) => {
      const answer = details[name]
      return answer === undefined ? [] : [[name, answer]]
    }),
  )
