import { createFileRoute } from '@tanstack/react-router'
import { CityScreen } from '../features/office/settings/city-screen.tsx'
import {
  broadcastSettingsQuery,
  citySettingsQuery,
  mobileAppsQuery,
} from '../features/office/settings/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/settings')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await Promise.all([
        queryClient.query(citySettingsQuery()),
        queryClient.query(broadcastSettingsQuery()),
        queryClient.query(mobileAppsQuery()),
      ])
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Settings.City'),
  component: CityScreen,
})
