import { useSuspenseQuery } from '@tanstack/react-query'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Form, Submit } from '@portal/web-ui/form'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { choosePasswordForm } from './choose-password.ts'
import { NewPassword } from './new-password.tsx'
import { resetCodeQuery } from './reset-code-query.ts'

/** By a mailed link (spec, resident section 2, /resetPassword). */
export function ResetPasswordScreen({ oobCode }: { oobCode: string }) {
  const { t } = useTexts()
  const { data: email } = useSuspenseQuery(resetCodeQuery(oobCode))
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
  const choosing = useAppForm(choosePasswordForm)
  return (
    <Form of={choosing} look="narrow">
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <NewPassword of={choosing} />
      <Submit of={choosing} label="ResetPassword.Submit" busyLabel="ResetPassword.Submitting" />
    </Form>
  )
}
