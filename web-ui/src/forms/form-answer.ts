import type { ValidationError } from '@portal/core/kernel/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { ApiError } from '../api/index.ts'
import type { ToastKind } from '../components/toast-store.ts'
import type { Values } from '../texts/index.tsx'
import type { FormFields } from './fields.ts'

/** The text takes the field's name. */
export interface FieldProblem {
  readonly field: string
  readonly code: TextKey
  /** About this case, in the reader's language. */
  readonly message?: string
}

/** Navigates to `href`. */
export interface Done {
  readonly kind: 'done'
  readonly href: string
  /** In-app navigation; otherwise a page load, since the session may have changed. */
  readonly isWithin?: true
  /** A preference cookie, without access to anything. */
  readonly cookie?: string | undefined
}

/** Stays on the screen, with an optional message above the fields or as a toast. */
export type Accepted =
  /** A search: the page needs the typed values to show what they find. */
  | { readonly kind: 'accepted'; readonly keepsFields: true }
  | { readonly kind: 'accepted'; readonly code?: TextKey; readonly values?: Values }
  | {
      readonly kind: 'accepted'
      readonly toast: ToastKind
      /** Says what was done, in place of the toast's own text. */
      readonly code?: TextKey
      readonly values?: Values
      /** The form goes on: without JavaScript, its page shows again what was typed. */
      readonly keepsTyped?: true
    }

export interface Refused {
  readonly kind: 'refused'
  /** Unless single fields are wrong. */
  readonly code?: TextKey | undefined
  /** Details in the reader's language, which replace the code's text. */
  readonly detail?: string | undefined
  readonly problems: readonly FieldProblem[]
  /** Asks for confirmation instead: the person may send the same again with a yes. */
  readonly ask?: Ask | undefined
}

export interface Ask {
  readonly title: TextKey
  /** In the reader's language. */
  readonly messages: readonly string[]
  /** Sent to confirm. */
  readonly codes: readonly string[]
  /** The amount in question, in cents. */
  readonly cents: number
  /** The hidden field to send again with the confirmation. */
  readonly about?: string
}

export type FormReply = Accepted | Refused

export type FormAnswer = Done | FormReply

/** A form handled by the server, for the page that shows it again. */
export interface FormState {
  readonly name: string
  /** Typed values of a refused form or a search, without passwords. */
  readonly fields: FormFields
  readonly reply: FormReply
}

export const refusedBy = (fieldErrors: readonly ValidationError[]): Refused => ({
  kind: 'refused',
  problems: fieldErrors.map(({ field, kind }) => ({ field, code: `Validation.${kind}` as const })),
})

export const refusedFor = (code: TextKey): Refused => ({ kind: 'refused', code, problems: [] })

/**
 * Turns a failed call into a form's refusal. API error codes are text keys (contract: Problem);
 * codes of the group `Error` are our errors, shown as a general failure. `about` maps a code to its
 * field.
 */
export function refusalOf(error: unknown, about: Readonly<Record<string, string>> = {}): Refused {
  if (!(error instanceof ApiError)) return refusedFor('Util.ErrorTryAgainLater')
  const { code, problem, status } = error
  // Our API's problem document, per its contract; its codes are text keys.
  const { detail, errors = [] } = (problem ?? {}) as {
    detail?: string
    errors?: readonly FieldProblem[]
  }
  const isSpecific =
    status === 503 || status === 429 || (status < 500 && !code.startsWith('Error.'))
  if (!isSpecific) return { ...refusedFor('Util.ErrorTryAgainLater'), problems: errors }
  const field = Object.hasOwn(about, code) ? about[code] : undefined
  return { kind: 'refused', code, detail, problems: field ? [{ field, code }] : errors }
}
