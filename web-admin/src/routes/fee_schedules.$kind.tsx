import { createFileRoute } from '@tanstack/react-router'
import { FeeKindScreen } from '../features/money/fee-schedules/fee-kind-screen.tsx'
import { feeSchedulesQuery } from '../features/money/fee-schedules/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/fee_schedules/$kind')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(feeSchedulesQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'FeeSchedules.Title'),
  component: FeeKindRoute,
})

function FeeKindRoute() {
  return <FeeKindScreen kind={Route.useParams().kind} />
}
