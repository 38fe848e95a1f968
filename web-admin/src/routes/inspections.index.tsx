import { createFileRoute } from '@tanstack/react-router'
import { weekQuery, weekSearchOf } from '../features/licensing/inspections/queries.ts'
import { WeekScreen } from '../features/licensing/inspections/week-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/inspections/')({
  validateSearch: weekSearchOf,
  loaderDeps: ({ search }) => weekSearchOf({ ...search }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(weekQuery(loader.deps))
    }),
  head: ({ match: { context } }) => documentTitle(context, 'InspectionDesk.Title'),
  component: WeekRoute,
})

function WeekRoute() {
  return <WeekScreen search={weekSearchOf({ ...Route.useSearch() })} />
}
