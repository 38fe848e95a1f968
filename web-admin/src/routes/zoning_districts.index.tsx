import { createFileRoute } from '@tanstack/react-router'
import { DistrictsScreen } from '../features/land/zoning/districts-screen.tsx'
import { districtsQuery } from '../features/land/zoning/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/zoning_districts/')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(districtsQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'ZoningDistricts.Title'),
  component: DistrictsScreen,
})
