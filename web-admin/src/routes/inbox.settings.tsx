import { createFileRoute } from '@tanstack/react-router'
import { settingsQuery } from '../features/people/staff-inbox/queries.ts'
import { InboxSettingsScreen } from '../features/people/staff-inbox/settings-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/inbox/settings')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(settingsQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Inbox.Settings'),
  component: InboxSettingsScreen,
})
