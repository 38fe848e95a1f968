import { createFileRoute } from '@tanstack/react-router'
import { LicenseScreen } from '../features/licensing/licenses/license-screen.tsx'
import { licenseQuery } from '../features/licensing/licenses/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

export const Route = createFileRoute('/licenses/$id')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(licenseQuery(loader.params.id))
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Licenses.Title'),
  component: LicenseRoute,
  notFoundComponent: MissingScreen,
})

function LicenseRoute() {
  return <LicenseScreen id={Route.useParams().id} />
}
