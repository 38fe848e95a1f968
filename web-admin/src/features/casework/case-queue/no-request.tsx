import { EmptyState } from '@portal/web-ui/empty-state'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'

/** Beside the list, for a request that is not there or not the caller's to see. */
export function NoRequest() {
  const { t } = useTexts()
  return (
    <>
      <PageTitle>{t('Error.NotFound')}</PageTitle>
      <EmptyState title={t('Desk.NotFound')} />
    </>
  )
}
