import { createFileRoute } from '@tanstack/react-router'
import { useKeptWhileLoading } from '@portal/web-ui/kept-while-loading'
import { PickupSearchScreen } from '../features/land/pickup/pickup-search-screen.tsx'
import { pickupSearchOf } from '../features/land/pickup/pickup-search.ts'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/garbage-search')({
  loaderDeps: ({ search }) => ({ query: search }),
  // Imported late: every page carries its loader.
  loader: async ({ deps, context }) => {
    const { loadSearch } = await import('../features/land/pickup/load-pickup.ts')
    await loadSearch(context, deps.query)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Pickup.Title'),
  component: GarbageSearch,
})

function GarbageSearch() {
  useKeptWhileLoading(Route)
  return <PickupSearchScreen search={pickupSearchOf(Route.useSearch())} />
}
