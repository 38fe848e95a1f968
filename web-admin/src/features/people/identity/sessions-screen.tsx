import { useSuspenseQuery } from '@tanstack/react-query'
import { listOwnSessions } from '@portal/openapi/admin-client/identity'
import { query } from '@portal/web-ui/api'
import { Stack } from '@portal/web-ui/layout'
import { OwnSessions } from '@portal/web-ui/own-sessions'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { Screen } from '../../../parts/screen.tsx'
import { endSessionForm } from './end-session-form.ts'

export function SessionsScreen() {
  const { t } = useTexts()
  const staff = useApp()
  const { data } = useSuspenseQuery(query(listOwnSessions))
  return (
    <Screen>
      <Stack gap="wide">
        <PageTitle>{t('Session.Title')}</PageTitle>
        <div id="sessions-section">
          <OwnSessions sessions={data.sessions} ending={endSessionForm} app={staff} />
        </div>
      </Stack>
    </Screen>
  )
}
