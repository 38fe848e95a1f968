import { createFileRoute } from '@tanstack/react-router'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { PageNotice } from '@portal/web-ui/shell/page-notice'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../parts/screen.tsx'

type Notice = 'unknown-address'

export const Route = createFileRoute('/')({
  validateSearch: ({ notice }: Record<string, unknown>): { notice?: Notice } =>
    notice === 'unknown-address' ? { notice } : {},
  component: Start,
})

function Start() {
  const { notice } = Route.useSearch()
  const { t } = useTexts()
  return (
    <>
      {notice && <PageNotice>{t('Staff.UnknownAddress')}</PageNotice>}
      <Screen>
        <Stack gap="wide">
          <Stack gap="tight">
            <PageTitle>{t('Staff.Portal')}</PageTitle>
            <p>{t('Staff.StartLead')}</p>
          </Stack>
        </Stack>
      </Screen>
    </>
  )
}
