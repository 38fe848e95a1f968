import { Button } from '@portal/web-ui/button'
import { Row, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { useForm } from '@portal/web-ui/use-form'
import { Screen } from '../../screens/screen.tsx'
import { useStaff } from '../../screens/use-staff.ts'
import { logOut } from './log-out.ts'

/** Asks before it logs out: a link, which any site can set, ends nobody's session. */
export function LogoutScreen() {
  const { t } = useTexts()
  const { api, page } = useStaff()
  const leaving = useForm({
    path: '/logout',
    query: '',
    state: page.form,
    send: (fields) => logOut(fields, { api, search: {} }),
    title: 'Logout.Failed',
    labels: {},
  })
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Logout.Title')}</PageTitle>
          <p>{t('Logout.Lead')}</p>
        </Stack>
        <form {...leaving.form}>
          {leaving.summary}
          <Row>
            <Button type="submit" busy={leaving.isBusy}>
              {t('Header.Logout')}
            </Button>
            <a href="/">{t('Logout.Stay')}</a>
          </Row>
        </form>
      </Stack>
    </Screen>
  )
}
