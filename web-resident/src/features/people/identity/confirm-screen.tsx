import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { landingAfterSignIn, signInSearch } from '@portal/core/access/rules'
import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import { listSignInMeans } from '@portal/openapi/resident-client/social'
import { query } from '@portal/web-ui/api'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PasswordInput } from '@portal/web-ui/password-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { ConfirmByProvider } from './confirm-by-provider.tsx'
import { confirmAndGoOnForm } from './confirm-form.ts'
import styles from './sign-in.module.css'

/** Confirms the identity for a site or a change, by the person's own login method. */
export function ConfirmScreen() {
  const { t } = useTexts()
  const { page } = useApp()
  const search = useRouterState({ select: ({ location }) => location.search })
  const { data: means } = useSuspenseQuery(query(listSignInMeans))
  const { data: user } = useSuspenseQuery(query(getCurrentUser))
  const { providers } = means
  const redirectto = landingAfterSignIn(signInSearch(search), page.settings.slug)
  return (
    <PlainScreen title={t('Confirm.Title')} lead={t('Confirm.Lead', { email: user.Email })}>
      <div className={styles.columns}>
        {means.password && <ByPassword email={user.Email} />}
        <Stack gap="wide">
          {providers.length > 0 && (
            <Card title={t('Confirm.ByProvider')}>
              <ConfirmByProvider providers={providers} redirectto={redirectto} />
            </Card>
          )}
          {!means.password && providers.length === 0 && <p>{t('Confirm.LogInAgain')}</p>}
          <Card
            title={t('Confirm.NotYou')}
            actions={
              <ButtonLink look="quiet" href="/logout">
                {t('Header.Logout')}
              </ButtonLink>
            }
          >
            <p>{t('Confirm.NotYouText')}</p>
          </Card>
        </Stack>
      </div>
    </PlainScreen>
  )
}

function ByPassword({ email }: { email: string }) {
  const confirming = useAppForm(confirmAndGoOnForm)
  return (
    <Form of={confirming} look="narrow">
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordInput {...confirming.field('password')} autoComplete="current-password" required />
      <Submit of={confirming} label="Confirm.Submit" busyLabel="Confirm.Submitting" />
    </Form>
  )
}
