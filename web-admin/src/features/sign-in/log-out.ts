import { doneOf } from '@portal/web-ui/api'
import { logOutName } from '@portal/web-ui/forms/form-definition'
import type { AppForm } from '../../screens/app-form.ts'

/** Ends the session. */
export const logOutForm: AppForm = {
  name: logOutName,
  title: 'Logout.Failed',
  labels: {},
  async send(_fields, { api }) {
    await doneOf(api.POST('/auth/sign-out'))
    return { kind: 'done', href: '/login?notice=logged-out' }
  },
}
