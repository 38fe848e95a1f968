import { createFileRoute } from '@tanstack/react-router'
import { AreasScreen } from '../features/office/settings/areas-screen.tsx'
import { areasQuery } from '../features/office/settings/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/areas')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(areasQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Areas.Title'),
  component: AreasScreen,
})
