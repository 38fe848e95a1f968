import { createFileRoute } from '@tanstack/react-router'
import { CatalogueScreen } from '../features/services/catalogue-screen.tsx'
import { catalogueQuery } from '../features/services/queries.ts'
import { documentTitle } from '../screens/document-title.ts'
import { loaded } from '../screens/load-screen.ts'

export const Route = createFileRoute('/activities/')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(catalogueQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Activities.Title'),
  component: CatalogueScreen,
})
