import { newPasswordFaults } from '@portal/core/rules'
import { doneOf } from '@portal/web-ui/api'
import { refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '../../parts/app-form.ts'

/** Chooses a new password by the code of a mailed link; success leads to the login. */
export const choosePasswordForm: AppForm = {
  name: 'choose-password',
  title: 'ResetPassword.Failed',
  labels: { password: 'Password.New', confirmPassword: 'Password.Confirm' },
  async send({ text }, { api, search: { oobCode } }) {
    const password = text('password')
    const faults = newPasswordFaults({ password, confirmPassword: text('confirmPassword') })
    if (faults.length > 0) return refusedBy(faults)
    if (typeof oobCode !== 'string') return refusedFor('Auth.LinkExpired')
    await doneOf(api.POST('/auth/reset-password', { body: { oobCode, password } }))
    return { kind: 'done', href: '/login?notice=password-changed' }
  },
}
