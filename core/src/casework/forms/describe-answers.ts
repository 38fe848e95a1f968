import { moneyText } from '../../platform/kernel/format.ts'
import type { RequestSection, SectionEntry } from '../requests/rules.ts'
import type { FormDefinition, FormText } from './form-definition.ts'
import {
  type AskingField,
  answersTo,
  askedPages,
  feeLines,
  type FormAnswers,
  keptAnswers,
} from './form-rules.ts'

/** Not part of any definition. */
export interface AnswerWords {
  readonly yes: FormText
  readonly no: FormText
  readonly fees: FormText
}

interface Surroundings {
  readonly words: AnswerWords
  /** By file id. */
  readonly fileNames: ReadonlyMap<string, string>
}

const plain = (text: string): FormText => ({ en: text, es: text })

/** 2026-07-04 in both languages' usual form. */
const day = (text: string): FormText => {
  const [year = '', month = '', date = ''] = text.split('-')
  return { en: `${month}/${date}/${year}`, es: `${date}/${month}/${year}` }
}

const joined = (texts: readonly FormText[]): FormText => ({
  en: texts.map(({ en }) => en).join('; '),
  es: texts.map(({ es }) => es).join('; '),
})

export function describeAnswer(
  field: AskingField,
  answers: FormAnswers,
  { words, fileNames }: Surroundings,
): FormText {
  const values = answersTo(field.name, answers)
  const [text = ''] = values
  switch (field.kind) {
    case 'yes-no':
      return text === 'yes' ? words.yes : words.no
    case 'date':
      return day(text)
    case 'choice':
    case 'choices':
      return joined(
        field.choices.filter(({ value }) => values.includes(value)).map((one) => one.label),
      )
    case 'files':
      return plain(
        values
          .map((id) => fileNames.get(id) ?? '')
          .filter(Boolean)
          .join(', '),
      )
    default:
      return plain(text)
  }
}

/** The same in both languages. */
export const dollars = (cents: number): string => moneyText(cents, 'en')

/** By page, in both languages; fees come last. Leaves out unanswered fields and empty pages. */
export function describeAnswers(
  definition: FormDefinition,
  answers: FormAnswers,
  surroundings: Surroundings,
): readonly RequestSection[] {
  const shown = keptAnswers(definition, answers)
  const pages = askedPages(definition, shown).map(({ page, fields }) => ({
    label: page.title.en,
    labelEs: page.title.es,
    data: fields.flatMap((field): SectionEntry[] => {
      if (field.kind === 'words' || answersTo(field.name, shown).length === 0) return []
      const { en, es } = describeAnswer(field, shown, surroundings)
      return [
        { field: field.name, label: field.label.en, labelEs: field.label.es, data: en, dataEs: es },
      ]
    }),
  }))
  const fees = feeLines(definition, shown).map(({ label, cents }) => ({
    label: label.en,
    labelEs: label.es,
    data: dollars(cents),
  }))
  const { en: label, es: labelEs } = surroundings.words.fees
  return [...pages, { label, labelEs, data: fees }].filter(({ data }) => data.length > 0)
}

/** What the form is about, such as a ticket's number; null without a subject field. */
export function subjectOf(
  definition: FormDefinition,
  answers: FormAnswers,
  surroundings: Surroundings,
): FormText | null {
  const shown = keptAnswers(definition, answers)
  const field = askedPages(definition, shown)
    .flatMap(({ fields }) => fields)
    .find((one) => one.kind !== 'words' && one.isSubject && answersTo(one.name, shown).length > 0)
  return field && field.kind !== 'words' ? describeAnswer(field, shown, surroundings) : null
}
