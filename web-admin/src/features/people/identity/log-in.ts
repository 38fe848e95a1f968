import { signInErrors } from '@portal/core/identity/rules'
import { signIn } from '@portal/openapi/admin-client/identity'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { ownPath } from './own-path.ts'

export const logInForm: AppForm = {
  name: 'log-in',
  title: 'Login.Failed',
  labels: { email: 'Login.Email', password: 'Login.Password' },
  async send({ text }, { call, search }) {
    const typed = { email: text('email'), password: text('password') }
    const errors = signInErrors(typed)
    if (errors.length > 0) return refusedBy(errors)
    await call(signIn, { body: { ...typed, session: 'web' } })
    return { kind: 'done', href: ownPath(search['redirectto']) }
  },
}
