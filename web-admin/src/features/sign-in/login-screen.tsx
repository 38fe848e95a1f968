import { useRouterState } from '@tanstack/react-router'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { PasswordInput } from '@portal/web-ui/password-input'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useForm } from '@portal/web-ui/use-form'
import { Screen } from '../../screens/screen.tsx'
import { useStaff } from '../../screens/use-staff.ts'
import { logIn } from './log-in.ts'
import type { LoginNotice } from './login-notice.ts'
import styles from './login-screen.module.css'

/** Where members of staff sign in. */
export function LoginScreen({ notice }: { notice: LoginNotice | undefined }) {
  const { t } = useTexts()
  const { api, page } = useStaff()
  const { search, searchStr } = useRouterState({ select: ({ location }) => location })
  const login = useForm({
    path: '/login',
    query: searchStr,
    state: page.form,
    send: (fields) => logIn(fields, { api, search }),
    title: 'Login.Failed',
    labels: { email: 'Login.Email', password: 'Login.Password' },
  })
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
        <form {...login.form} className={styles.form}>
          {login.summary}
          <TextInput
            type="email"
            name="email"
            label={t('Login.Email')}
            error={login.errorOf('email')}
            defaultValue={login.valueOf('email')}
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
          />
          <PasswordInput
            name="password"
            label={t('Login.Password')}
            error={login.errorOf('password')}
            autoComplete="current-password"
            required
          />
          <div>
            <Button type="submit" busy={login.isBusy}>
              {t(login.isBusy ? 'Login.Submitting' : 'Login.Submit')}
            </Button>
          </div>
          {page.portalUrl && (
            <p>
              <a href={`${page.portalUrl}/forgotpassword`}>{t('Login.ForgotPassword')}</a>
            </p>
          )}
        </form>
      </Stack>
    </Screen>
  )
}
