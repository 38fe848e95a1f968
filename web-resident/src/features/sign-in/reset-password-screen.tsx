import { useSuspenseQuery } from '@tanstack/react-query'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../parts/plain-screen.tsx'
import { useApp } from '../../parts/use-app.ts'
import { choosePassword } from './choose-password.ts'
import { NewPassword } from './new-password.tsx'
import { resetCodeQuery } from './reset-code-query.ts'
import styles from './sign-in.module.css'
import { SubmitButton } from './submit-button.tsx'
import { useAppForm } from './use-app-form.ts'

/** Choosing a new password by a mailed link (spec, resident section 2, /resetPassword). */
export function ResetPasswordScreen({ oobCode }: { oobCode: string }) {
  const { t } = useTexts()
  const { api } = useApp()
  const { data: email } = useSuspenseQuery(resetCodeQuery(api, oobCode))
  return email === null ? (
    <PlainScreen title={t('ResetPassword.Title')}>
      <Banner tone="warn" title={t('ResetPassword.ExpiredTitle')}>
        <p>{t('ResetPassword.Expired')}</p>
      </Banner>
      <Row>
        <ButtonLink href="/forgotpassword">{t('ResetPassword.AskAgain')}</ButtonLink>
        <ButtonLink look="quiet" href="/login">
          {t('ForgotPassword.BackToLogin')}
        </ButtonLink>
      </Row>
    </PlainScreen>
  ) : (
    <PlainScreen title={t('ResetPassword.Title')} lead={t('ResetPassword.Lead', { email })}>
      <NewPasswordForm email={email} />
    </PlainScreen>
  )
}

function NewPasswordForm({ email }: { email: string }) {
  const choosing = useAppForm({
    path: '/resetPassword',
    send: choosePassword,
    title: 'ResetPassword.Failed',
    labels: { password: 'Password.New', confirmPassword: 'Password.Confirm' },
  })
  return (
    <form {...choosing.form} className={styles.form}>
      {choosing.summary}
      {/* Tells a password manager whose password it keeps. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPassword of={choosing} label="Password.New" />
      <SubmitButton
        isBusy={choosing.isBusy}
        label="ResetPassword.Submit"
        busyLabel="ResetPassword.Submitting"
      />
    </form>
  )
}
