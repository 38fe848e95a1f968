import { ButtonLink } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'

export function NoAccounts() {
  const { t } = useTexts()
  const { userId } = useApp().page.viewer
  return (
    <EmptyState
      title={t('Bills.NoAccounts')}
      action={
        <ButtonLink href={`/account/${userId}#water-accounts-section`}>
          {t('Bills.AddAccount')}
        </ButtonLink>
      }
    >
      <p>{t('Bills.NoAccountsText')}</p>
    </EmptyState>
  )
}
