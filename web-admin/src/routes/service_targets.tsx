import { createFileRoute } from '@tanstack/react-router'
import { serviceTargetsQuery } from '../features/office/settings/queries.ts'
import { TargetsScreen } from '../features/office/settings/targets-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/service_targets')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(serviceTargetsQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Targets.Title'),
  component: TargetsScreen,
})
