import { createFileRoute } from '@tanstack/react-router'
import { LicensesScreen } from '../features/licensing/licenses/licenses-screen.tsx'
import { licensesQuery, licensesSearchOf } from '../features/licensing/licenses/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/licenses/')({
  validateSearch: licensesSearchOf,
  loaderDeps: ({ search }) => licensesSearchOf({ ...search }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(licensesQuery(loader.deps))
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Licenses.Title'),
  component: LicensesRoute,
})

function LicensesRoute() {
  return <LicensesScreen search={licensesSearchOf({ ...Route.useSearch() })} />
}
