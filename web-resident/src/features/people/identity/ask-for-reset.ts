import { keptEmailErrors } from '@portal/core/identity/rules'
import { requestPasswordReset } from '@portal/openapi/resident-client/identity'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Mails a reset link, without revealing whether the account exists. */
export const askForResetForm: AppForm = {
  name: 'ask-for-reset',
  title: 'ForgotPassword.Failed',
  labels: { email: 'Login.Email' },
  async send({ text }, { call }) {
    const email = text('email')
    const errors = keptEmailErrors({ email })
    if (errors.length > 0) return refusedBy(errors)
    await call(requestPasswordReset, { body: { email } })
    return { kind: 'accepted', code: 'ForgotPassword.CheckEmail' }
  },
}
