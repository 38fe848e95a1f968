import { useSuspenseQuery } from '@tanstack/react-query'
import { Card } from '@portal/web-ui/card'
import { NotificationList } from '@portal/web-ui/notification-list'
import { useTexts } from '@portal/web-ui/texts'
import { useStaff } from '../../screens/use-staff.ts'
import { userSettingsQuery } from './queries.ts'

/** Whether a user is told of overdue bills; staff only look (spec, admin section 2.3). */
export function DelinquentBilling({ id }: { id: string }) {
  const { t } = useTexts()
  const { api } = useStaff()
  const { data } = useSuspenseQuery(userSettingsQuery(api, id))
  return (
    <Card title={t('Users.DelinquentBilling')}>
      <p>{t('Users.DelinquentBillingText')}</p>
      <NotificationList
        settings={data.filter(({ notificationId }) => notificationId === 'delinquent-billing')}
      />
    </Card>
  )
}
