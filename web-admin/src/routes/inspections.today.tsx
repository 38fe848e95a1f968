import { createFileRoute } from '@tanstack/react-router'
import { routeQuery, routeSearchOf } from '../features/licensing/inspections/queries.ts'
import { RouteScreen } from '../features/licensing/inspections/route-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/inspections/today')({
  validateSearch: routeSearchOf,
  loaderDeps: ({ search }) => routeSearchOf({ ...search }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(routeQuery(loader.deps))
    }),
  head: ({ match: { context } }) => documentTitle(context, 'InspectionDesk.Today'),
  component: TodayRoute,
})

function TodayRoute() {
  return <RouteScreen search={routeSearchOf({ ...Route.useSearch() })} />
}
