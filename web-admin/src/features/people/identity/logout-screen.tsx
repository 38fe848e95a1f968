import { Form, Submit } from '@portal/web-ui/form'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import { logOutForm } from './log-out.ts'

/** Asks first: any site can link here. */
export function LogoutScreen() {
  const { t } = useTexts()
  const leaving = useAppForm(logOutForm)
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Logout.Title')}</PageTitle>
          <p>{t('Logout.Lead')}</p>
        </Stack>
        <Form of={leaving}>
          <Row>
            <Submit of={leaving} label="Header.Logout" />
            <a href="/">{t('Logout.Stay')}</a>
          </Row>
        </Form>
      </Stack>
    </Screen>
  )
}
