import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../parts/plain-screen.tsx'
import { EmailInput } from './email-input.tsx'
import { NewPassword } from './new-password.tsx'
import styles from './sign-in.module.css'
import { signUp } from './sign-up.ts'
import { SubmitButton } from './submit-button.tsx'
import { useAppForm } from './use-app-form.ts'

/** Making an account (spec, resident section 2, /signup). */
export function SignupScreen() {
  const { t } = useTexts()
  const signup = useAppForm({
    path: '/signup',
    send: signUp,
    title: 'Signup.Failed',
    labels: {
      email: 'Login.Email',
      confirmEmail: 'Signup.ConfirmEmail',
      password: 'Login.Password',
      confirmPassword: 'Password.Confirm',
    },
  })
  return (
    <PlainScreen title={t('Signup.Title')} lead={t('Signup.Lead')}>
      <form {...signup.form} className={styles.form}>
        {signup.summary}
        <EmailInput of={signup} autoComplete="username" />
        <EmailInput
          of={signup}
          name="confirmEmail"
          label="Signup.ConfirmEmail"
          autoComplete="email"
        />
        <NewPassword of={signup} label="Login.Password" />
        <SubmitButton isBusy={signup.isBusy} label="Signup.Submit" busyLabel="Signup.Submitting" />
        <p>
          {t('Signup.HaveAccount')} <a href="/login">{t('Login.Submit')}</a>
        </p>
      </form>
    </PlainScreen>
  )
}
