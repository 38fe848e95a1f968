import { useRouterState } from '@tanstack/react-router'
import { signInQuery, signInSearch } from '@portal/core/access/rules'
import { EmailInput } from '@portal/web-ui/email-input'
import { Form, Submit } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { NewPassword } from './new-password.tsx'
import { signUpForm } from './sign-up.ts'

/** Spec, resident section 2, /signup. */
export function SignupScreen() {
  const { t } = useTexts()
  const signup = useAppForm(signUpForm)
  const search = useRouterState({ select: ({ location }) => location.search })
  return (
    <PlainScreen title={t('Signup.Title')} lead={t('Signup.Lead')}>
      <Form of={signup} look="narrow">
        <EmailInput {...signup.field('email')} autoComplete="username" required />
        <EmailInput {...signup.field('confirmEmail')} autoComplete="email" required />
        <NewPassword of={signup} />
        <Submit of={signup} label="Signup.Submit" busyLabel="Signup.Submitting" />
        <p>
          {t('Signup.HaveAccount')}{' '}
          <a href={`/login${signInQuery(signInSearch(search))}`}>{t('Login.Submit')}</a>
        </p>
      </Form>
    </PlainScreen>
  )
}
