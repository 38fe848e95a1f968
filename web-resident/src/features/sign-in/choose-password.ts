import { newPasswordFaults } from '@portal/core/rules'
import { doneOf } from '@portal/web-ui/api'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { SendForm } from '../../parts/send-form.ts'

/** Chooses a new password by the code of a mailed link; success leads to the login. */
export const choosePassword: SendForm = async (fields, { api, search }) => {
  const { password = '', confirmPassword = '' } = fields
  const faults = newPasswordFaults({ password, confirmPassword })
  if (faults.length > 0) return refusedBy(faults)
  const { oobCode } = search
  if (typeof oobCode !== 'string') {
    return { kind: 'refused', code: 'Auth.LinkExpired', problems: [] }
  }
  await doneOf(api.POST('/auth/reset-password', { body: { oobCode, password } }))
  return { kind: 'done', href: '/login?notice=password-changed' }
}
