import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../parts/plain-screen.tsx'
import { logOut } from './log-out.ts'
import styles from './sign-in.module.css'
import { SubmitButton } from './submit-button.tsx'
import { useAppForm } from './use-app-form.ts'

/** Asks before it logs out: a link, which any site can set, ends nobody's session. */
export function LogoutScreen() {
  const { t } = useTexts()
  const leaving = useAppForm({ path: '/logout', send: logOut, title: 'Logout.Failed', labels: {} })
  return (
    <PlainScreen title={t('Logout.Title')} lead={t('Logout.Lead')}>
      <form {...leaving.form} className={styles.form}>
        {leaving.summary}
        <Row>
          <SubmitButton isBusy={leaving.isBusy} label="Header.Logout" busyLabel="Header.Logout" />
          <a href="/dashboard">{t('Logout.Stay')}</a>
        </Row>
      </form>
    </PlainScreen>
  )
}
