import { createFileRoute } from '@tanstack/react-router'
import { FlagsScreen } from '../features/office/settings/flags-screen.tsx'
import { flagSettingsQuery } from '../features/office/settings/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/feature_flags')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(flagSettingsQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Settings.Flags'),
  component: FlagsScreen,
})
