import { createFileRoute } from '@tanstack/react-router'
import { NewLicenseScreen } from '../features/licensing/licenses/new-license-screen.tsx'
import {
  applicationQuery,
  licenseKindsQuery,
  newLicenseSearchOf,
} from '../features/licensing/licenses/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

export const Route = createFileRoute('/licenses/new')({
  validateSearch: newLicenseSearchOf,
  loaderDeps: ({ search }) => newLicenseSearchOf({ ...search }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      const { request, year } = loader.deps
      await Promise.all([
        queryClient.query(licenseKindsQuery(year)),
        request !== undefined && queryClient.query(applicationQuery(request)),
      ])
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Licenses.NewTitle'),
  component: NewLicenseRoute,
  notFoundComponent: MissingScreen,
})

function NewLicenseRoute() {
  return <NewLicenseScreen search={newLicenseSearchOf({ ...Route.useSearch() })} />
}
