import type { FormOf } from '@portal/web-ui/forms/form-definition'
import type { Api } from '../api.ts'

/** A form of this app; all of them stand in `forms.ts`. */
export type AppForm = FormOf<Api>
