import { landingAfterSignIn, signInSearch } from '@portal/core/access/rules'
import { signUpErrors } from '@portal/core/identity/rules'
import { signUp } from '@portal/openapi/resident-client/identity'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Creates an account, to be verified by mail (spec, resident section 2, /signup). */
export const signUpForm: AppForm = {
  name: 'sign-up',
  title: 'Signup.Failed',
  labels: {
    email: 'Login.Email',
    confirmEmail: 'Signup.ConfirmEmail',
    password: 'Login.Password',
    confirmPassword: 'Password.Confirm',
  },
  async send({ text }, { call, page, search }) {
    const [email, password] = [text('email'), text('password')]
    const confirmEmail = text('confirmEmail')
    const confirmPassword = text('confirmPassword')
    const errors = signUpErrors({ email, confirmEmail, password, confirmPassword })
    if (errors.length > 0) return refusedBy(errors)
    const href = landingAfterSignIn(signInSearch(search), page.settings.slug)
    const body = { email, password, session: 'web' } as const
    // Also in the mail's link, which may open in another browser.
    const query = href === '/dashboard' ? {} : { redirectto: href }
    await call(signUp, { body, query })
    // The server keeps the path until the account is complete (entry-server.tsx).
    return { kind: 'done', href }
  },
}
