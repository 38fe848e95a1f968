import { createFileRoute } from '@tanstack/react-router'
import { FeeSchedulesScreen } from '../features/money/fee-schedules/fee-schedules-screen.tsx'
import { feeSchedulesQuery } from '../features/money/fee-schedules/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/fee_schedules/')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(feeSchedulesQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'FeeSchedules.Title'),
  component: FeeSchedulesScreen,
})
