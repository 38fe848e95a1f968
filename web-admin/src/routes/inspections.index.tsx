import { createFileRoute } from '@tanstack/react-router'
import { weekQuery, weekSearchOf } from '../features/licensing/inspections/queries.ts'
import { WeekScreen } from '../features/licensing/inspections/week-screen.tsx'
import { InspectionTimes } from '../features/office/settings/inspection-times.tsx'
import { inspectionSettingsQuery } from '../features/office/settings/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/inspections/')({
  validateSearch: weekSearchOf,
  loaderDeps: ({ search }) => weekSearchOf({ ...search }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await Promise.all([
        queryClient.query(weekQuery(loader.deps)),
        queryClient.query(inspectionSettingsQuery()),
      ])
    }),
  head: ({ match: { context } }) => documentTitle(context, 'InspectionDesk.Title'),
  component: WeekRoute,
})

function WeekRoute() {
  return <WeekScreen search={weekSearchOf({ ...Route.useSearch() })} times={<InspectionTimes />} />
}
