import { useApp } from '@portal/web-ui/use-app'
import { RemindedPlaces } from '../../land/pickup/reminded-places.tsx'
import { AccountSection } from './account-section.tsx'
import { Notifications } from './notifications.tsx'
import { ownIdOf } from './own-id.ts'

export function NotificationsScreen() {
  const id = ownIdOf(useApp())
  return (
    <AccountSection
      name="notifications"
      parts={{
        'notification-section': <Notifications id={id} />,
        'pickup-reminders-section': <RemindedPlaces />,
      }}
    />
  )
}
