import type { Context } from '../../platform/kernel/context.ts'
import { DomainError, type FieldProblem } from '../../platform/kernel/errors.ts'
import { isLanguage, type Language } from '../../platform/kernel/language.ts'
import { type DefaultText, defaultText } from './default-texts.ts'
import { errorText } from './error-text.ts'
import { cleanForms, type TextForms, textErrors, textId } from './rules.ts'

/** As sent; without a version the text is replaced whatever it is now. */
export interface TranslationEdit {
  readonly Id: string
  readonly Group: string
  readonly LanguageKey: string
  readonly SingularForm: string
  readonly PluralForm?: string | null | undefined
  readonly Version?: string | undefined
}

export interface Edit {
  readonly id: string
  readonly language: Language
  readonly text: DefaultText
  readonly typed: TextForms
  readonly version: string | undefined
}

export const fieldOf = (id: string, form: keyof TextForms): string =>
  `${id}.${form === 'singular' ? 'SingularForm' : 'PluralForm'}`

/** Null for a text that does not exist, under any name. */
function editOf({ Id, Group, LanguageKey, ...sent }: TranslationEdit): Edit | null {
  const language = Id.split('.', 1)[0]
  const text = defaultText(Group, LanguageKey)
  if (!isLanguage(language) || !text || Id !== textId(language, Group, LanguageKey)) return null
  const isCounted = text.forms[language].plural !== null
  const plural = sent.PluralForm ?? (isCounted ? '' : null)
  // An empty plural of a text that has none is none.
  const given = { singular: sent.SingularForm, plural: isCounted || plural ? plural : null }
  return { id: Id, language, text, typed: cleanForms(given), version: sent.Version }
}

/** @throws invalid with each text that does not exist, or that is sent twice. */
export function editsOf(sent: readonly TranslationEdit[]): readonly Edit[] {
  const unknown = sent.filter((one) => editOf(one) === null)
  if (unknown.length > 0)
    throw refusalFor(
      unknown.map(({ Id }) => Id),
      'Languages.NoSuchText',
    )
  const last = new Map(sent.map((one) => [one.Id, one]))
  const twice = sent.filter((one) => last.get(one.Id) !== one)
  if (twice.length > 0)
    throw refusalFor(
      twice.map(({ Id }) => Id),
      'Languages.SentTwice',
    )
  return sent.map(editOf).filter((edit) => edit !== null)
}

const refusalFor = (ids: readonly string[], code: 'Languages.NoSuchText' | 'Languages.SentTwice') =>
  new DomainError(
    'invalid',
    code,
    ids.slice(0, 50).map((field) => ({ field: field.slice(0, 200), code })),
  )

function problemsOf(
  context: Context,
  { id, language, text, typed }: Edit,
): readonly FieldProblem[] {
  return textErrors(typed, text.forms[language]).map((error) => ({
    field: fieldOf(id, error.form),
    ...errorText(context, error),
  }))
}

/** @throws invalid with each wrong form. */
export function requireSound(context: Context, edits: readonly Edit[]): void {
  const problems = edits.flatMap((edit) => problemsOf(context, edit))
  if (problems.length > 0) throw new DomainError('invalid', 'Util.FormContainsErrors', problems)
}
