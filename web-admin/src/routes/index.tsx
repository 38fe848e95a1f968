import { createFileRoute } from '@tanstack/react-router'
import { PageNotice } from '@portal/web-ui/shell/page-notice'
import { useTexts } from '@portal/web-ui/texts'
import { MyWorkScreen } from '../features/office/my-work/my-work-screen.tsx'
import { hasQueue, myWorkQuery, nextQuery } from '../features/office/my-work/queries.ts'

type Notice = 'unknown-address'

export const Route = createFileRoute('/')({
  validateSearch: ({ notice }: Record<string, unknown>): { notice?: Notice } =>
    notice === 'unknown-address' ? { notice } : {},
  loader: async ({ context: { page, queryClient } }) => {
    await Promise.all([
      queryClient.query(myWorkQuery()),
      hasQueue(page.viewer.roles) && queryClient.query(nextQuery()),
    ])
  },
  component: Start,
})

function Start() {
  const { notice } = Route.useSearch()
  const { t } = useTexts()
  return (
    <>
      {notice && <PageNotice>{t('Staff.UnknownAddress')}</PageNotice>}
      <MyWorkScreen />
    </>
  )
}
