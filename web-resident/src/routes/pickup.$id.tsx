import { createFileRoute } from '@tanstack/react-router'
import { NoPlace } from '../features/land/pickup/no-place.tsx'
import { PickupPage } from '../features/land/pickup/pickup-page.tsx'
import { PickupYear } from '../features/land/pickup/pickup-year.tsx'
import { reminderLinkOf } from '../features/land/pickup/reminder-link.ts'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/pickup/$id')({
  loaderDeps: ({ search }) => ({ query: search }),
  // Imported late: every page carries its loader.
  loader: async ({ params, deps, context }) => {
    const { loadPlace } = await import('../features/land/pickup/load-pickup.ts')
    return loadPlace(context, params.id, deps.query)
  },
  head: ({ match: { context }, loaderData }) =>
    documentTitle(context, 'Pickup.NoPlaceTitle', loaderData?.address),
  component: Place,
  notFoundComponent: NoPlace,
})

function Place() {
  const { id } = Route.useParams()
  const { year } = Route.useLoaderData()
  const link = reminderLinkOf(Route.useSearch())
  return year === null ? <PickupPage id={id} link={link} /> : <PickupYear id={id} year={year} />
}
