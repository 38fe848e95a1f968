import { required } from '@portal/core/kernel/rules'
import { confirmIdentity } from '@portal/openapi/admin-client/identity'
import { resetSecondFactors } from '@portal/openapi/admin-client/second-factor'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** With the administrator's own password: no one resets anything on a screen left open. */
export const resetForm: AppForm = {
  name: 'reset-second-factors',
  title: 'SecondFactor.ResetFailed',
  labels: { password: 'SecondFactor.YourPassword' },
  about: { 'Auth.WrongPassword': 'password' },
  async send({ text }, { call }) {
    const password = text('password')
    const errors = required('password', password)
    if (errors.length > 0) return refusedBy(errors)
    await call(confirmIdentity, { body: { password } })
    await call(resetSecondFactors, { path: { id: text('id') } })
    return { kind: 'accepted', code: 'SecondFactor.WasReset' }
  },
}
