import { createFileRoute } from '@tanstack/react-router'
import { NotificationsScreen } from '../features/accounts/account/notifications-screen.tsx'
import { FollowedPermits } from '../features/licensing/permits/followed-permits.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/account/notifications')({
  loader: async ({ context }) => {
    const { openSection } = await import('../features/accounts/account/open-account.ts')
    await openSection(context, 'notifications')
  },
  head: ({ match: { context } }) => documentTitle(context, 'AccountSections.Notifications'),
  component: () => <NotificationsScreen permits={<FollowedPermits />} />,
})
