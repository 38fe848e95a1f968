import { createFileRoute } from '@tanstack/react-router'
import { useKeptWhileLoading } from '@portal/web-ui/kept-while-loading'
import { PermitSearchScreen } from '../features/licensing/permits/permit-search-screen.tsx'
import { permitSearchOf } from '../features/licensing/permits/permit-search.ts'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/permit-search')({
  loaderDeps: ({ search }) => ({ query: search }),
  // Imported late: every page carries its loader.
  loader: async ({ deps, context }) => {
    const { loadSearch } = await import('../features/licensing/permits/load-search.ts')
    return loadSearch(context, deps.query)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Permits.Search'),
  component: PermitSearch,
})

function PermitSearch() {
  useKeptWhileLoading(Route)
  const search = permitSearchOf(Route.useSearch())
  return <PermitSearchScreen search={search} today={Route.useLoaderData()} />
}
