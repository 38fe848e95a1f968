import { createFileRoute } from '@tanstack/react-router'
import { DiscrepanciesScreen } from '../features/money/payments/discrepancies-screen.tsx'
import { discrepanciesQuery } from '../features/money/payments/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/payment_discrepancies')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(discrepanciesQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Payments.Discrepancies'),
  component: DiscrepanciesScreen,
})
