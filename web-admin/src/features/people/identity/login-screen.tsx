import { Banner } from '@portal/web-ui/banner'
import { EmailInput } from '@portal/web-ui/email-input'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { PasswordInput } from '@portal/web-ui/password-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import { logInForm } from './log-in.ts'
import type { LoginNotice } from './login-notice.ts'

export function LoginScreen({ notice }: { notice: LoginNotice | undefined }) {
  const { t } = useTexts()
  const { page } = useApp()
  const login = useAppForm(logInForm)
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Staff.LoginTitle')}</PageTitle>
          <p>{t('Staff.LoginLead')}</p>
        </Stack>
        {notice && (
          <Banner tone="info" live="status">
            {t(`Staff.${notice}`)}
          </Banner>
        )}
        <Form of={login} look="narrow">
          <EmailInput {...login.field('email')} autoComplete="username" required />
          <PasswordInput {...login.field('password')} autoComplete="current-password" required />
          <Submit of={login} label="Login.Submit" busyLabel="Login.Submitting" />
          {page.portalUrl && (
            <p>
              <a href={`${page.portalUrl}/forgotpassword`}>{t('Login.ForgotPassword')}</a>
            </p>
          )}
        </Form>
      </Stack>
    </Screen>
  )
}
