import { createFileRoute } from '@tanstack/react-router'
import { HistoryScreen } from '../features/money/billing/history-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/payment/payment-history')({
  loader: async ({ context }) => {
    const { loadHistory } = await import('../features/money/billing/load-billing.ts')
    await loadHistory(context)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Bills.HistoryTitle'),
  component: HistoryScreen,
})
