import type { TextKey } from '@portal/core/texts/rules'
import type { Call } from '../api/index.ts'
import type { PageData } from '../app/page-data.ts'
import type { Translate } from '../texts/index.tsx'
import type { FieldName } from './error-sentence.ts'
import type { Fields } from './fields.ts'
import type { FormAnswer } from './form-answer.ts'
import type { KeyOf } from './idempotency-key.ts'

/** The same on the server and in the browser. */
export interface FormContext {
  readonly call: Call
  readonly page: PageData
  readonly search: Readonly<Record<string, unknown>>
  /** The Idempotency-Key, for calls that must not run twice. */
  readonly keyOf: KeyOf
  /** Files, when sent without JavaScript; scripts upload them beforehand. */
  readonly files?: (name: string) => readonly File[]
}

/**
 * Field labels and a send function, which runs in the browser or, without JavaScript, on the
 * server. An app's forms are in its `forms.ts`.
 */
export interface AppForm {
  /** Unique in the app. */
  readonly name: string
  /** Names the field in errors. */
  readonly labels:
    | Readonly<Record<string, TextKey>>
    | ((field: string, t: Translate) => FieldName | null)
  /** Fields with one error text for all errors. */
  readonly sentences?: Readonly<Record<string, TextKey>>
  /** Title for a refusal of the whole form. */
  readonly title: TextKey
  /** Title for field errors; default: `Util.FormContainsErrors`. */
  readonly errorsTitle?: TextKey
  /** Maps API error codes to fields; other codes are about the whole form. */
  readonly about?: Readonly<Record<string, string>>
  /** Validates and sends; API errors are thrown as they are. */
  readonly send: (fields: Fields, context: FormContext) => Promise<FormAnswer>
}

export const formNameField = 'form'
/** The hidden field that identifies a rendered page, without JavaScript. */
export const formOnceField = 'once'

/** The log-out form's name, on every screen of both apps. */
export const logOutName = 'log-out'

/** Password fields are never sent back, and cleared after use. */
export const isPasswordField = (name: string): boolean => /password/i.test(name)
