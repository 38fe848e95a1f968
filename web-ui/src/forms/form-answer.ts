import type { ValidationError } from '@portal/core/kernel/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { ApiError } from '../api/index.ts'
import type { ToastKind } from '../components/toast-store.ts'
import type { Values } from '../texts/index.tsx'
import type { FormFields } from './fields.ts'

/** What is wrong with one field; the text takes the field's name. */
export interface FieldProblem {
  readonly field: string
  readonly code: TextKey
}

/** A form that leads on. */
export interface Done {
  readonly kind: 'done'
  readonly href: string
  /** Only the screen changes; otherwise the page is loaded, since the session may be another one. */
  readonly isWithin?: true
  /** A cookie to keep, of those that open nothing. */
  readonly cookie?: string | undefined
}

/**
 * A form that stays on the screen and says what came of it, if anything: above its fields, or by a passing
 * toast.
 */
export type Told =
  | { readonly kind: 'told'; readonly code?: TextKey; readonly values?: Values }
  | { readonly kind: 'told'; readonly toast: ToastKind }

/** A form that stays on the screen and says what is wrong with it. */
export interface Refused {
  readonly kind: 'refused'
  /** Why, where it is not about single fields. */
  readonly code?: TextKey | undefined
  /** What there is to say of this very case, in the reader's language; then it stands for the code's text. */
  readonly detail?: string | undefined
  readonly problems: readonly FieldProblem[]
  /** It is no error: the person is asked, and may send the same again with a yes. */
  readonly ask?: Ask | undefined
}

/** What a person is asked before a form is taken. */
export interface Ask {
  readonly title: TextKey
  /** In the reader's language. */
  readonly messages: readonly string[]
  /** What a yes is sent as. */
  readonly codes: readonly string[]
  /** The sum that it is about, in cents. */
  readonly cents: number
  /** The hidden field that it is about, so that a yes sends just that again. */
  readonly about?: string
}

/** What the same screen shows. */
export type FormReply = Told | Refused

/** What came of a form. */
export type FormAnswer = Done | FormReply

/** A form that the server answered, for the page that shows it again. */
export interface FormState {
  readonly name: string
  /** What was typed, where it was refused; without passwords. */
  readonly fields: FormFields
  readonly reply: FormReply
}

/** The refusal of a form with errors of the shared rules. */
export const refusedBy = (fieldErrors: readonly ValidationError[]): Refused => ({
  kind: 'refused',
  problems: fieldErrors.map(({ field, kind }) => ({ field, code: `Validation.${kind}` as const })),
})

/** The refusal of a form as a whole. */
export const refusedFor = (code: TextKey): Refused => ({ kind: 'refused', code, problems: [] })

/**
 * What a failed call says to a form. The API's refusals are keys of texts (contract: Problem); those of
 * the group `Error` are errors of ours, and tell a person only that it did not work. `about` names the
 * field that a refusal is about, by its code.
 */
export function refusalOf(error: unknown, about: Readonly<Record<string, string>> = {}): Refused {
  if (!(error instanceof ApiError)) return refusedFor('Util.ErrorTryAgainLater')
  const { code, problem, status } = error
  // Our own API's problem document, as its contract has it; its codes are keys of texts.
  const { detail, errors = [] } = (problem ?? {}) as {
    detail?: string
    errors?: readonly FieldProblem[]
  }
  const isTold = status === 503 || status === 429 || (status < 500 && !code.startsWith('Error.'))
  if (!isTold) return { ...refusedFor('Util.ErrorTryAgainLater'), problems: errors }
  const field = Object.hasOwn(about, code) ? about[code] : undefined
  return { kind: 'refused', code, detail, problems: field ? [{ field, code }] : errors }
}
