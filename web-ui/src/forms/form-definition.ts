import type { TextKey } from '@portal/core/texts/rules'
import type { Call } from '../api/index.ts'
import type { PageData } from '../app/page-data.ts'
import type { Translate } from '../texts/index.tsx'
import type { FieldName } from './error-sentence.ts'
import type { Fields } from './fields.ts'
import type { FormAnswer } from './form-answer.ts'
import type { KeyOf } from './idempotency-key.ts'

/** What a form is sent with: the same on the server and in the browser. */
export interface FormContext {
  readonly call: Call
  readonly page: PageData
  /** The query of the page that the form stands on. */
  readonly search: Readonly<Record<string, unknown>>
  /** The Idempotency-Key of a request, for calls that must not be made twice. */
  readonly keyOf: KeyOf
  /** Files that came with the form where no script runs; a script has sent them ahead. */
  readonly files?: (name: string) => readonly File[]
}

/**
 * A form: what its fields are called and what sending it does, here or, where no script runs, on the
 * server. Every form of an app stands in its `forms.ts`.
 */
export interface AppForm {
  /** Its own among the app's forms. */
  readonly name: string
  /** The label of a field, by which its errors name it. */
  readonly labels:
    | Readonly<Record<string, TextKey>>
    | ((field: string, t: Translate) => FieldName | null)
  /** Fields whose errors have a sentence of their own, whatever is wrong. */
  readonly sentences?: Readonly<Record<string, TextKey>>
  /** Heads a refusal of the form as a whole. */
  readonly title: TextKey
  /** Heads what is wrong with single fields; otherwise `Util.FormContainsErrors`. */
  readonly errorsTitle?: TextKey
  /** The field that a refusal of the API is about, by its code; others are about the form as a whole. */
  readonly about?: Readonly<Record<string, string>>
  /** Checks and sends it; what the API refuses is thrown as it came. */
  readonly send: (fields: Fields, context: FormContext) => Promise<FormAnswer>
}

/** The hidden field that says which of the app's forms was sent. */
export const formNameField = 'form'
/** The hidden field that tells one page from another, where no script does. */
export const formOnceField = 'once'

/** The name of the form that logs out, which every screen of either app has. */
export const logOutName = 'log-out'

/** What becomes of a field that holds a password: it is never sent back, and emptied once it was used. */
export const isPasswordField = (name: string): boolean => /password/i.test(name)
