import {
  answersTo,
  type AskingField,
  type FormAnswers,
  type FormDefinition,
  type FormField,
  type FormPage,
} from '@portal/core/forms/rules'
import type { Fields } from '@portal/web-ui/forms/fields'

const isAsking = (field: FormField): field is AskingField => field.kind !== 'words'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Valid answers of a draft or of JSON; others are dropped. */
export const answersIn = (given: Readonly<Record<string, unknown>>): FormAnswers =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, string | readonly string[]][] => {
      if (isText(value)) return [[name, value]]
      return Array.isArray(value) ? [[name, value.filter(isText)]] : []
    }),
  )

/** Prefilled answers from the URL (spec, resident section 2: `params`). */
export function answersAhead(definition: FormDefinition, params: string | null): FormAnswers {
  const names = new Set(
    definition.pages
      .flatMap(({ fields }) => fields)
      .filter((field) => isAsking(field) && field.kind !== 'files')
      .map(({ name }) => name),
  )
  try {
    const given: unknown = JSON.parse(params ?? '{}')
    if (typeof given !== 'object' || given === null) return {}
    return Object.fromEntries(
      Object.entries(answersIn({ ...given })).filter(([name]) => names.has(name)),
    )
  } catch {
    // Invalid JSON prefills nothing.
    return {}
  }
}

/** To the page's own fields. */
export const answersOn = (page: FormPage, sent: Fields): FormAnswers =>
  Object.fromEntries(
    page.fields
      .filter(isAsking)
      .map(({ kind, name }): [string, string | readonly string[]] => [
        name,
        kind === 'choices' || kind === 'files' ? sent.texts(name) : sent.text(name),
      ]),
  )

export const filesOf = <File extends { readonly id: string }>(
  name: string,
  answers: FormAnswers,
  files: readonly File[],
): readonly File[] => {
  const ids = answersTo(name, answers)
  return files.filter(({ id }) => ids.includes(id))
}
