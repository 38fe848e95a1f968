import { newEmailErrors } from '@portal/core/identity/rules'
import { changeEmail, confirmIdentity } from '@portal/openapi/resident-client/identity'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Takes effect by the mailed link. Without JavaScript the password is in the form. */
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
  async send({ text }, { call }) {
    const email = text('newEmail').trim()
    const errors = newEmailErrors(email)
    if (errors.length > 0) return refusedBy(errors)
    const password = text('passwordToo')
    if (password) await call(confirmIdentity, { body: { password } })
    await call(changeEmail, { body: { email } })
    return { kind: 'accepted', code: 'Profile.LinkSent', values: { email } }
  },
}
