import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { serviceActionNamed } from '@portal/core/services/rules'
import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import { countUnreadMessages } from '@portal/openapi/resident-client/messages'
import { countPendingActions, listRequests } from '@portal/openapi/resident-client/tracking'
import { query } from '@portal/web-ui/api'
import { ServicePicker } from '../features/casework/services/picker.tsx'
import { pickerServicesQuery } from '../features/casework/services/queries.ts'
import { RecentRequests } from '../features/casework/tracking/recent-requests.tsx'
import { PayPanel } from '../features/money/billing/pay-panel.tsx'
import { DashboardScreen } from '../features/shell/dashboard/dashboard-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { leadTo } from '../parts/go-home.ts'

export const Route = createFileRoute('/dashboard')({
  validateSearch: ({ action, highlight, redirectto }: Record<string, unknown>) => ({
    action: action === '' ? undefined : serviceActionNamed(action),
    highlight: highlight === 'billing' ? highlight : undefined,
    redirectto: redirectto === 'payment' ? redirectto : undefined,
  }),
  beforeLoad: ({ search, context: { page } }) => {
    // Spec, resident section 2: payers continue to the bills.
    if (search.redirectto === 'payment') throw leadTo('/payment/water-bill-payment-records')
    // Section 4: a new account continues to the service or page that the person wanted.
    if (page.pendingPath) throw leadTo(page.pendingPath)
  },
  loader: async ({ context }) => {
    const { queryClient } = context
    // Before the other reads, so that all are sent together.
    const { loadPayPanel } = await import('../features/money/billing/load-billing.ts')
    await Promise.all([
      queryClient.query(query(getCurrentUser)),
      queryClient.query(pickerServicesQuery()),
      queryClient.query(query(listRequests)),
      queryClient.query(query(countPendingActions)),
      queryClient.query(query(countUnreadMessages)),
      loadPayPanel(context),
    ])
  },
  head: ({ match: { context } }) => documentTitle(context, 'Dashboard.Title'),
  component: Dashboard,
})

function Dashboard() {
  const { action, highlight } = Route.useSearch()
  const { data: pending } = useSuspenseQuery(query(countPendingActions))
  return (
    <DashboardScreen
      billing={<PayPanel />}
      picker={<ServicePicker key={action} path="/dashboard" firstAction={action} />}
      recent={<RecentRequests />}
      pendingCount={pending.count}
      isBillingWanted={highlight === 'billing'}
    />
  )
}
