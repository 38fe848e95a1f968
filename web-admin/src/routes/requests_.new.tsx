import { createFileRoute } from '@tanstack/react-router'
import { EnterScreen } from '../features/casework/reports/enter-screen.tsx'
import { enterSearchOf } from '../features/casework/reports/enter-search.ts'
import { callerQuery, callersQuery } from '../features/casework/reports/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/requests_/new')({
  loaderDeps: ({ search }) => ({ search }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      const { person, term } = enterSearchOf(loader.deps.search)
      await Promise.all([
        person !== null && queryClient.query(callerQuery(person)),
        term !== '' && queryClient.query(callersQuery(term)),
      ])
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Call.Title'),
  component: Enter,
})

function Enter() {
  return <EnterScreen search={enterSearchOf(Route.useSearch())} />
}
