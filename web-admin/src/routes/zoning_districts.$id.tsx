import { createFileRoute } from '@tanstack/react-router'
import { isDay } from '@portal/core/kernel/rules'
import { DistrictScreen } from '../features/land/zoning/district-screen.tsx'
import { districtQuery } from '../features/land/zoning/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

interface Search {
  on?: string | undefined
}

export const Route = createFileRoute('/zoning_districts/$id')({
  validateSearch: ({ on }: Record<string, unknown>): Search => ({
    on: typeof on === 'string' && isDay(on) ? on : undefined,
  }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(districtQuery(loader.params.id))
    }),
  head: ({ match: { context } }) => documentTitle(context, 'ZoningDistricts.Title'),
  component: DistrictRoute,
  notFoundComponent: MissingScreen,
})

function DistrictRoute() {
  return <DistrictScreen id={Route.useParams().id} on={Route.useSearch().on} />
}
