import { useSuspenseQuery } from '@tanstack/react-query'
import { getUserSettings } from '@portal/openapi/admin-client/directory'
import { query } from '@portal/web-ui/api'
import { Card } from '@portal/web-ui/card'
import { NotificationList } from '@portal/web-ui/notification-list'
import { useTexts } from '@portal/web-ui/texts'

/** Whether a user is notified of overdue bills, read-only (spec, admin section 2.3). */
export function DelinquentBilling({ id }: { id: string }) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(query(getUserSettings, { path: { id } }))
  return (
    <Card title={t('Users.DelinquentBilling')}>
      <p>{t('Users.DelinquentBillingText')}</p>
      <NotificationList
        settings={data.filter(({ notificationId }) => notificationId === 'delinquent-billing')}
      />
    </Card>
  )
}
