import type { FormAnswer, FormFields } from '@portal/web-ui/forms/form-answer'
import type { PageData } from '@portal/web-ui/page-data'
import type { Api } from '../api.ts'

/** What a form is sent with: the same on the server and in the browser. */
export interface FormContext {
  readonly api: Api
  readonly page: Pick<PageData, 'settings' | 'language' | 'viewer'>
  /** The query of the page that the form stands on. */
  readonly search: Readonly<Record<string, unknown>>
}

/** Sends a form; what the API refuses is thrown as it came. */
export type SendForm = (fields: FormFields, context: FormContext) => Promise<FormAnswer>
