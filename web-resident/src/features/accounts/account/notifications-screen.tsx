import type { ReactNode } from 'react'
import { useApp } from '@portal/web-ui/use-app'
import { FollowedBoards } from '../../casework/board-followers/followed-boards.tsx'
import { RemindedPlaces } from '../../land/pickup/reminded-places.tsx'
import { AccountSection } from './account-section.tsx'
import { Notifications } from './notifications.tsx'
import { ownIdOf } from './own-id.ts'

/** `permits` are those that one follows, of a wing above this one. */
export function NotificationsScreen({ permits }: { permits: ReactNode }) {
  const id = ownIdOf(useApp())
  return (
    <AccountSection
      name="notifications"
      parts={{
        'notification-section': <Notifications id={id} />,
        'followed-permits-section': permits,
        'followed-boards-section': <FollowedBoards />,
        'pickup-reminders-section': <RemindedPlaces />,
      }}
    />
  )
}
