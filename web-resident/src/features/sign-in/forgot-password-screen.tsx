import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../parts/plain-screen.tsx'
import { askForReset } from './ask-for-reset.ts'
import { EmailInput } from './email-input.tsx'
import styles from './sign-in.module.css'
import { SubmitButton } from './submit-button.tsx'
import { useAppForm } from './use-app-form.ts'

/** Asking for a link to choose a new password (spec, resident section 2, /forgotpassword). */
export function ForgotPasswordScreen() {
  const { t } = useTexts()
  const asking = useAppForm({
    path: '/forgotpassword',
    send: askForReset,
    title: 'ForgotPassword.Failed',
    labels: { email: 'Login.Email' },
  })
  return (
    <PlainScreen title={t('ForgotPassword.Title')} lead={t('ForgotPassword.Lead')}>
      <form {...asking.form} className={styles.form}>
        {asking.summary}
        <EmailInput of={asking} autoComplete="username" />
        <SubmitButton
          isBusy={asking.isBusy}
          label="ForgotPassword.Submit"
          busyLabel="ForgotPassword.Submitting"
        />
        <p>
          <a href="/login">{t('ForgotPassword.BackToLogin')}</a>
        </p>
      </form>
    </PlainScreen>
  )
}
