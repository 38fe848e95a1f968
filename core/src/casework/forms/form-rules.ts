import { emailErrorOf, emailLengths } from '../../platform/kernel/email-address.ts'
import { phoneOf } from '../../platform/kernel/phone.ts'
import type { ValidationError, ValidationErrorKind } from '../../platform/kernel/validation.ts'
import type {
  FormChoice,
  FormCondition,
  FormDefinition,
  FormField,
  FormPage,
} from './form-definition.ts'

/** By field name; lists for multiple choices and files. */
export type FormAnswers = Readonly<Record<string, string | readonly string[]>>

export type AskingField = Exclude<FormField, { readonly kind: 'words' }>

/** Default max characters. */
export const formLengths = {
  text: 200,
  paragraph: 4000,
  address: 200,
  email: emailLengths.whole,
  license: 20,
} as const

/** As a list, without blanks. */
export const answersTo = (name: string, answers: FormAnswers): readonly string[] => {
  const answer = Object.hasOwn(answers, name) ? answers[name] : undefined
  const list = typeof answer === 'string' ? [answer] : (answer ?? [])
  return list.map((one) => one.trim()).filter((one) => one !== '')
}

/** True without a condition. */
export const holds = (when: FormCondition | undefined, answers: FormAnswers): boolean =>
  when === undefined || answersTo(when.field, answers).some((answer) => when.is.includes(answer))

export const asks = (field: FormField): field is AskingField => field.kind !== 'words'

/** The stored answer: a list for fields with several. */
const stored = (field: AskingField, answers: FormAnswers): string | readonly string[] | null => {
  const values = answersTo(field.name, answers)
  const isList = field.kind === 'choices' || field.kind === 'files'
  return values.length === 0 ? null : isList ? [...new Set(values)] : (values[0] ?? null)
}

/** Conditions see only kept answers, so that dropping one also drops what depends on it. */
export function keptAnswers(definition: FormDefinition, answers: FormAnswers): FormAnswers {
  const shown: Record<string, string | readonly string[]> = {}
  for (const page of definition.pages) {
    if (!holds(page.when, shown)) continue
    for (const field of page.fields) {
      const answer = asks(field) && holds(field.when, shown) ? stored(field, answers) : null
      if (answer !== null) shown[field.name] = answer
    }
  }
  return shown
}

/** A page with its shown fields. */
export interface AskedPage {
  /** Its index in the definition. */
  readonly at: number
  readonly page: FormPage
  readonly fields: readonly FormField[]
}

/** The pages with fields to show, given these answers. */
export function askedPages(definition: FormDefinition, answers: FormAnswers): readonly AskedPage[] {
  const shown = keptAnswers(definition, answers)
  return definition.pages
    .map((page, at) => ({
      at,
      page,
      fields: page.fields.filter(({ when }) => holds(when, shown)),
    }))
    .filter(({ page }) => holds(page.when, shown))
}

/** As a browser's date field sends it. */
function isDay(text: string): boolean {
  const isShaped = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const day = new Date(`${text}T00:00:00Z`)
  return isShaped && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

type NumberField = Extract<AskingField, { readonly kind: 'number' }>

function isNumber({ min = 0, max = Infinity, decimals = 0 }: NumberField, text: string): boolean {
  const parts = /^-?\d{1,9}(?:\.(\d+))?$/.exec(text)
  if (!parts) return false
  const number = Number(text)
  return (parts[1] ?? '').length <= decimals && number >= min && number <= max
}

const isWithin = (text: string, maxLength: number): boolean => Array.from(text).length <= maxLength

/** The choices of a field that are offered, given these answers. */
export const offeredChoices = (
  { choices }: Pick<Extract<FormField, { readonly kind: 'choice' | 'choices' }>, 'choices'>,
  answers: FormAnswers,
): readonly FormChoice[] => choices.filter(({ when }) => holds(when, answers))

/** Whether the field accepts the answer. */
function isValid(field: AskingField, values: readonly string[], answers: FormAnswers): boolean {
  const [text = ''] = values
  switch (field.kind) {
    case 'text':
    case 'paragraph':
      return isWithin(text, field.maxLength ?? formLengths[field.kind])
    case 'address':
    case 'license':
      return isWithin(text, formLengths[field.kind])
    case 'email':
      return emailErrorOf(text) === null
    case 'phone':
      return phoneOf(text) !== null
    case 'date':
      return isDay(text)
    case 'yes-no':
      return text === 'yes' || text === 'no'
    case 'number':
      return isNumber(field, text)
    case 'choice':
    case 'choices':
      return values.every((one) =>
        offeredChoices(field, answers).some(({ value }) => value === one),
      )
    case 'files':
      return values.length <= field.most
  }
}

function errorOf(field: AskingField, answers: FormAnswers): ValidationErrorKind | null {
  const values = answersTo(field.name, answers)
  if (values.length === 0) return field.isRequired ? 'Required' : null
  if (isValid(field, values, answers)) return null
  return (field.kind === 'email' && emailErrorOf(values[0] ?? '')) || 'Invalid'
}

/** Validation errors of these fields, in order. */
export const fieldErrors = (
  fields: readonly FormField[],
  answers: FormAnswers,
): readonly ValidationError[] =>
  fields.filter(asks).flatMap((field) => {
    const kind = errorOf(field, answers)
    return kind ? [{ field: field.name, kind }] : []
  })

/** Validation errors of the whole form, in order; only shown fields can have one. */
export const formErrors = (
  definition: FormDefinition,
  answers: FormAnswers,
): readonly ValidationError[] =>
  askedPages(definition, answers).flatMap(({ fields }) => fieldErrors(fields, answers))

export interface FeeLine {
  readonly label: FormDefinition['fees'][number]['label']
  readonly cents: number
}

/** In whole cents. */
export function feeLines(definition: FormDefinition, answers: FormAnswers): readonly FeeLine[] {
  const shown = keptAnswers(definition, answers)
  return definition.fees
    .filter(({ when }) => holds(when, shown))
    .map(({ label, cents, perUnitOf }) => {
      const units = perUnitOf === undefined ? 1 : Number(answersTo(perUnitOf, shown)[0] ?? 0)
      // An invalid number is a validation error, and costs nothing until it is corrected.
      return { label, cents: Number.isFinite(units) ? Math.max(0, Math.round(cents * units)) : 0 }
    })
    .filter(({ cents }) => cents > 0)
}

export const feeTotalCents = (definition: FormDefinition, answers: FormAnswers): number =>
  feeLines(definition, answers).reduce((sum, { cents }) => sum + cents, 0)

/** Null if there is none. */
export function firstAnswer(
  definition: FormDefinition,
  answers: FormAnswers,
  kind: AskingField['kind'],
): string | null {
  const shown = keptAnswers(definition, answers)
  const fields = definition.pages.flatMap((page) => page.fields)
  const names = fields.filter((field) => field.kind === kind).map(({ name }) => name)
  return names.flatMap((name) => answersTo(name, shown))[0] ?? null
}
