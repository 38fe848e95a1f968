import { createFileRoute } from '@tanstack/react-router'
import { BillsScreen } from '../features/money/billing/bills-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/payment/water-bill-payment-records')({
  loader: async ({ context }) => {
    const { loadBills } = await import('../features/money/billing/load-billing.ts')
    await loadBills(context)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Bills.Title'),
  component: BillsScreen,
})
