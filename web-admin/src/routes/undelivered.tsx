import { createFileRoute } from '@tanstack/react-router'
import { undeliveredQuery } from '../features/platform/deliveries/queries.ts'
import { UndeliveredScreen } from '../features/platform/deliveries/undelivered-screen.tsx'
import { undeliveredSearchOf } from '../features/platform/deliveries/undelivered-search.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/undelivered')({
  validateSearch: undeliveredSearchOf,
  loaderDeps: ({ search: { before } }) => ({ before }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(undeliveredQuery(loader.deps.before))
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Undelivered.Title'),
  component: UndeliveredRoute,
})

function UndeliveredRoute() {
  return <UndeliveredScreen search={Route.useSearch()} />
}
