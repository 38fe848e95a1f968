import { useRouterState } from '@tanstack/react-router'
import { guestWay, signInQuery, signInSearch } from '@portal/core/access/rules'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { EmailInput } from '@portal/web-ui/email-input'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PasswordInput } from '@portal/web-ui/password-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { logInForm } from './log-in.ts'
import styles from './sign-in.module.css'
import { SocialSignIn } from './social-sign-in.tsx'

/** Spec, resident section 2, /login. */
export function LoginScreen() {
  const { t } = useTexts()
  const { settings } = useApp().page
  const search = useRouterState({ select: ({ location }) => location.search })
  const asked = signInSearch(search)
  const guest = guestWay(asked, settings.slug)
  const login = useAppForm(logInForm)
  const query = signInQuery(asked)
  return (
    <PlainScreen title={t('Login.Title')}>
      {asked.activityId && <Banner tone="info">{t('Login.ForService')}</Banner>}
      <div className={styles.columns}>
        <Form of={login} look="narrow">
          <EmailInput {...login.field('email')} autoComplete="username" required />
          <PasswordInput {...login.field('password')} autoComplete="current-password" required />
          <Submit of={login} label="Login.Submit" busyLabel="Login.Submitting" />
          <p>
            <a href={`/forgotpassword${query}`}>{t('Login.ForgotPassword')}</a>
          </p>
        </Form>
        <Stack gap="wide">
          <SocialSignIn asked={asked} />
          {guest && (
            <Card
              title={t('Login.GuestTitle')}
              actions={
                <ButtonLink look="quiet" href={guest.href}>
                  {t(guest.isPayment ? 'Login.PayAsGuest' : 'Login.ContinueAsGuest')}
                </ButtonLink>
              }
            />
          )}
          <Card
            title={t('Login.NoAccount')}
            actions={
              <ButtonLink look="quiet" href={`/signup${query}`}>
                {t('Login.CreateAccount')}
              </ButtonLink>
            }
          >
            <p>{t('Login.NoAccountText')}</p>
          </Card>
        </Stack>
      </div>
    </PlainScreen>
  )
}
