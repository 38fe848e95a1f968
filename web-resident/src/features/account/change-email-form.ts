import { newEmailFaults } from '@portal/core/rules'
import { doneOf } from '@portal/web-ui/api'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '../../parts/app-form.ts'

/**
 * Moves the account to another email address, once the link that is mailed there is opened. The password
 * comes along where no script can ask for it when it is needed.
 */
export const changeEmailForm: AppForm = {
  name: 'change-email',
  title: 'Toast.error-update',
  labels: { newEmail: 'Profile.NewEmail', passwordToo: 'Profile.CurrentPassword' },
  about: {
    'Auth.InvalidEmail': 'newEmail',
    'Auth.EmailAlreadyInUse': 'newEmail',
    'Auth.WrongPassword': 'passwordToo',
    'Auth.ConfirmationRequired': 'passwordToo',
  },
  async send({ text }, { api }) {
    const email = text('newEmail').trim()
    const faults = newEmailFaults(email)
    if (faults.length > 0) return refusedBy(faults)
    const password = text('passwordToo')
    if (password) await doneOf(api.POST('/auth/confirm', { body: { password } }))
    await doneOf(api.POST('/auth/change-email', { body: { email } }))
    return { kind: 'told', code: 'Profile.LinkSent', values: { email } }
  },
}
