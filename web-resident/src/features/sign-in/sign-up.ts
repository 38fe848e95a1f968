import { signInSearch, signUpFaults } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { SendForm } from '../../parts/send-form.ts'

/** Makes an account; its owner proves the address next (spec, resident section 2, /signup). */
export const signUp: SendForm = async (fields, { api, search }) => {
  const { email = '', confirmEmail = '', password = '', confirmPassword = '' } = fields
  const faults = signUpFaults({ email, confirmEmail, password, confirmPassword })
  if (faults.length > 0) return refusedBy(faults)
  await dataOf(api.POST('/signup', { body: { email, password, session: 'web' } }))
  const { activityId } = signInSearch(search)
  return { kind: 'done', href: '/dashboard', pendingActivity: activityId }
}
