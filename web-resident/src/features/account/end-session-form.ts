import { doneOf } from '@portal/web-ui/api'
import { endSessionFormOf } from '@portal/web-ui/forms/end-session-form'
import type { AppForm } from '../../parts/app-form.ts'

/** Ends one of the person's sessions, or all but this one. */
export const endSessionForm: AppForm = endSessionFormOf({
  endOne: (api, id) => doneOf(api.DELETE('/auth/sessions/{id}', { params: { path: { id } } })),
  endOthers: (api) => doneOf(api.POST('/auth/sign-out-others')),
})
