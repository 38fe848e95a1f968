import { newPasswordErrors } from '@portal/core/identity/rules'
import { resetPassword } from '@portal/openapi/resident-client/identity'
import { refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** By a mailed link's code; then leads to the login. */
export const choosePasswordForm: AppForm = {
  name: 'choose-password',
  title: 'ResetPassword.Failed',
  labels: { password: 'Password.New', confirmPassword: 'Password.Confirm' },
  async send({ text }, { call, search: { oobCode } }) {
    const password = text('password')
    const errors = newPasswordErrors({ password, confirmPassword: text('confirmPassword') })
    if (errors.length > 0) return refusedBy(errors)
    if (typeof oobCode !== 'string') return refusedFor('Auth.LinkExpired')
    await call(resetPassword, { body: { oobCode, password } })
    return { kind: 'done', href: '/login?notice=password-changed' }
  },
}
