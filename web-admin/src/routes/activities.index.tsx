import { createFileRoute } from '@tanstack/react-router'
import { CatalogueScreen } from '../features/casework/service-editing/catalogue-screen.tsx'
import { catalogueQuery } from '../parts/catalogue-query.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/activities/')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(catalogueQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Activities.Title'),
  component: CatalogueScreen,
})
