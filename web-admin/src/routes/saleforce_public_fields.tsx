import { createFileRoute } from '@tanstack/react-router'
import { PublicFieldsScreen } from '../features/casework/public-fields/public-fields-screen.tsx'
import { publicFieldsSearchOf } from '../features/casework/public-fields/public-fields-search.ts'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/saleforce_public_fields')({
  loaderDeps: ({ search }) => ({ search }),
  loader: async (loader) => {
    const { loadPublicFields } =
      await import('../features/casework/public-fields/load-public-fields.ts')
    await loadPublicFields(loader, loader.deps.search)
  },
  head: ({ match: { context } }) => documentTitle(context, 'PublicFields.Title'),
  component: PublicFieldsRoute,
})

function PublicFieldsRoute() {
  return <PublicFieldsScreen search={publicFieldsSearchOf(Route.useSearch())} />
}
