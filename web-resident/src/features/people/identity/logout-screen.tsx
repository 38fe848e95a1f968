import { Form, Submit } from '@portal/web-ui/form'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { UnsentReports } from '../../../device/unsent-reports.tsx'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { logOutForm } from './log-out.ts'

/** Asks first: any site can link here. */
export function LogoutScreen() {
  const { t } = useTexts()
  const leaving = useAppForm(logOutForm)
  return (
    <PlainScreen title={t('Logout.Title')} lead={t('Logout.Lead')}>
      <UnsentReports />
      <Form of={leaving} look="narrow">
        <Row>
          <Submit of={leaving} label="Header.Logout" />
          <a href="/dashboard">{t('Logout.Stay')}</a>
        </Row>
      </Form>
    </PlainScreen>
  )
}
