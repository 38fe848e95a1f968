import { createFileRoute } from '@tanstack/react-router'
import { PlansScreen } from '../features/licensing/plan-review/plans-screen.tsx'
import { planReviewQuery } from '../features/licensing/plan-review/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

export const Route = createFileRoute('/permits_/$id/documents')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(planReviewQuery(loader.params.id))
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Plans.DeskTitle'),
  component: PlansRoute,
  notFoundComponent: MissingScreen,
})

function PlansRoute() {
  return <PlansScreen id={Route.useParams().id} />
}
