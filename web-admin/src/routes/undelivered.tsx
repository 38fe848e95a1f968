import { createFileRoute } from '@tanstack/react-router'
import { undeliveredQuery } from '../features/undelivered/queries.ts'
import { UndeliveredScreen } from '../features/undelivered/undelivered-screen.tsx'
import { undeliveredSearchOf } from '../features/undelivered/undelivered-search.ts'
import { documentTitle } from '../screens/document-title.ts'
import { loaded } from '../screens/load-screen.ts'

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
