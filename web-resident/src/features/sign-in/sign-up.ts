import { landingAfterSignIn, signInSearch, signUpFaults } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '../../parts/app-form.ts'

/** Makes an account; its owner proves the address next (spec, resident section 2, /signup). */
export const signUpForm: AppForm = {
  name: 'sign-up',
  title: 'Signup.Failed',
  labels: {
    email: 'Login.Email',
    confirmEmail: 'Signup.ConfirmEmail',
    password: 'Login.Password',
    confirmPassword: 'Password.Confirm',
  },
  async send({ text }, { api, page, search }) {
    const [email, password] = [text('email'), text('password')]
    const confirmEmail = text('confirmEmail')
    const confirmPassword = text('confirmPassword')
    const faults = signUpFaults({ email, confirmEmail, password, confirmPassword })
    if (faults.length > 0) return refusedBy(faults)
    const href = landingAfterSignIn(signInSearch(search), page.settings.slug)
    const body = { email, password, session: 'web' } as const
    // The mail carries it along, for whoever opens it in another browser.
    const params = href === '/dashboard' ? {} : { params: { query: { redirectto: href } } }
    await dataOf(api.POST('/signup', { body, ...params }))
    // The server keeps the path until the account is complete (entry-server.tsx).
    return { kind: 'done', href }
  },
}
