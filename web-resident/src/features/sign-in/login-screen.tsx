import { useRouterState } from '@tanstack/react-router'
import { guestWay, signInSearch } from '@portal/core/rules'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Stack } from '@portal/web-ui/layout'
import { PasswordInput } from '@portal/web-ui/password-input'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../parts/plain-screen.tsx'
import { useApp } from '../../parts/use-app.ts'
import { EmailInput } from './email-input.tsx'
import { logIn } from './log-in.ts'
import styles from './sign-in.module.css'
import { SocialSignIn } from './social-sign-in.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAppForm } from './use-app-form.ts'

/** Logging in (spec, resident section 2, /login). */
export function LoginScreen() {
  const { t } = useTexts()
  const { settings } = useApp().page
  const search = useRouterState({ select: ({ location }) => location.search })
  const asked = signInSearch(search)
  const guest = guestWay(asked, settings.slug)
  const login = useAppForm({
    path: '/login',
    send: logIn,
    title: 'Login.Failed',
    labels: { email: 'Login.Email', password: 'Login.Password' },
  })
  const signUpHref = asked.activityId ? `/signup?activityId=${asked.activityId}` : '/signup'
  return (
    <PlainScreen title={t('Login.Title')}>
      {asked.activityId && <Banner tone="info">{t('Login.ForService')}</Banner>}
      <div className={styles.columns}>
        <form {...login.form} className={styles.form}>
          {login.summary}
          <EmailInput of={login} autoComplete="username" />
          <PasswordInput
            name="password"
            label={t('Login.Password')}
            error={login.errorOf('password')}
            autoComplete="current-password"
            required
          />
          <SubmitButton isBusy={login.isBusy} label="Login.Submit" busyLabel="Login.Submitting" />
          <p>
            <a href="/forgotpassword">{t('Login.ForgotPassword')}</a>
          </p>
        </form>
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
              <ButtonLink look="quiet" href={signUpHref}>
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
