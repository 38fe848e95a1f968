import type { Fault, TextKey } from '@portal/core/rules'
import { ApiError } from '../api/index.ts'

/** The fields of a form by their names. */
export type FormFields = Readonly<Record<string, string>>

/** What is wrong with one field; the text takes the field's name. */
export interface FieldProblem {
  readonly field: string
  readonly code: TextKey
}

/** A form that leads on: by a load of the page, since the session may be another one now. */
interface Done {
  readonly kind: 'done'
  readonly href: string
  /** A service to go on with once the account stands (spec, resident section 4). */
  readonly pendingActivity?: string | undefined
}

/** A form that stays on the screen and says what came of it. */
export type FormReply =
  | { readonly kind: 'told'; readonly code: TextKey }
  | {
      readonly kind: 'refused'
      /** Why, where it is not about single fields. */
      readonly code?: TextKey | undefined
      readonly problems: readonly FieldProblem[]
    }

/** What came of a form. */
export type FormAnswer = Done | FormReply

/** A form that the server answered, for the page that shows it again. */
export interface FormState {
  readonly path: string
  /** What was typed, without passwords. */
  readonly fields: FormFields
  readonly reply: FormReply
}

/** The refusal of a form with faults of the shared rules. */
export const refusedBy = (faults: readonly Fault[]): FormReply => ({
  kind: 'refused',
  problems: faults.map(({ field, kind }) => ({ field, code: `Validation.${kind}` as const })),
})

/** What a failed call says to a form: codes of the API are keys of texts (contract: Problem). */
export function refusalOf(error: unknown): FormReply {
  if (!(error instanceof ApiError)) {
    return { kind: 'refused', code: 'Util.ErrorTryAgainLater', problems: [] }
  }
  const { code, problem } = error
  // Our own API's problem document, as its contract has it; its codes are keys of texts.
  const { errors = [] } = (problem ?? {}) as { errors?: readonly FieldProblem[] }
  const isTold = code.startsWith('Auth.') || error.status === 503 || error.status === 429
  return {
    kind: 'refused',
    // The line above asked whether it is one of those that people are told.
    code: isTold ? (code as TextKey) : 'Util.ErrorTryAgainLater',
    problems: errors.map(({ field, code: why }) => ({ field, code: why })),
  }
}

/** What goes back into a form that is shown again: never a password. */
export const withoutPasswords = (fields: FormFields): FormFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !/password/i.test(name)))
