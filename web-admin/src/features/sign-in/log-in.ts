import { signInFaults } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { SendForm } from '../../screens/send-form.ts'
import { ownPath } from './own-path.ts'

/** Signs a member of staff in, who goes on to where they wanted to go. */
export const logIn: SendForm = async ({ email = '', password = '' }, { api, search }) => {
  const faults = signInFaults({ email, password })
  if (faults.length > 0) return refusedBy(faults)
  await dataOf(api.POST('/auth/sign-in', { body: { email, password, session: 'web' } }))
  return { kind: 'done', href: ownPath(search['redirectto']) }
}
