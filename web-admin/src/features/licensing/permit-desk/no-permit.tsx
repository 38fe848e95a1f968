import { EmptyState } from '@portal/web-ui/empty-state'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'

/** Beside the list, instead of a permit that does not exist. */
export function NoPermit() {
  const { t } = useTexts()
  return (
    <>
      <PageTitle>{t('PermitDesk.Title')}</PageTitle>
      <EmptyState title={t('PermitDesk.NotFound')}>
        <a href="/permits">{t('Rail.BackToList')}</a>
      </EmptyState>
    </>
  )
}

/** Beside the list, before one is chosen. */
export function ChoosePermit() {
  const { t } = useTexts()
  return <EmptyState title={t('PermitDesk.Choose')}>{t('PermitDesk.ChooseText')}</EmptyState>
}
