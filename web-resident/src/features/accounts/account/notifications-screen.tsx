import type { ReactNode } from 'react'
import { FollowedBoards } from '../../casework/board-followers/followed-boards.tsx'
import { RemindedPlaces } from '../../land/pickup/reminded-places.tsx'
import { AccountSection } from './account-section.tsx'
import { Notifications } from './notifications.tsx'

/** `permits` are those that one follows, of a wing above this one. */
export function NotificationsScreen({ permits }: { permits: ReactNode }) {
  return (
    <AccountSection
      name="notifications"
      parts={{
        'notification-section': <Notifications />,
        'followed-permits-section': permits,
        'followed-boards-section': <FollowedBoards />,
        'pickup-reminders-section': <RemindedPlaces />,
      }}
    />
  )
}
