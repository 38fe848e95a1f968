import { keptEmailFaults } from '@portal/core/rules'
import { doneOf } from '@portal/web-ui/api'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '../../parts/app-form.ts'

/** Has a link mailed by which a new password is chosen; whether there is an account is not told. */
export const askForResetForm: AppForm = {
  name: 'ask-for-reset',
  title: 'ForgotPassword.Failed',
  labels: { email: 'Login.Email' },
  async send({ text }, { api }) {
    const email = text('email')
    const faults = keptEmailFaults({ email })
    if (faults.length > 0) return refusedBy(faults)
    await doneOf(api.POST('/users/reset-password', { body: { email } }))
    return { kind: 'told', code: 'ForgotPassword.CheckEmail' }
  },
}
