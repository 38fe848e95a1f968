import { emailFaults } from '@portal/core/rules'
import { doneOf } from '@portal/web-ui/api'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { SendForm } from '../../parts/send-form.ts'

/** Has a link mailed by which a new password is chosen; whether there is an account is not told. */
export const askForReset: SendForm = async ({ email = '' }, { api }) => {
  const faults = emailFaults({ email })
  if (faults.length > 0) return refusedBy(faults)
  await doneOf(api.POST('/users/reset-password', { body: { email } }))
  return { kind: 'told', code: 'ForgotPassword.CheckEmail' }
}
