import { createFileRoute } from '@tanstack/react-router'
import { serviceActionNamed } from '@portal/core/rules'
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx'
import { ServicePicker } from '../features/services/picker.tsx'
import { pickerServicesQuery } from '../features/services/queries.ts'
import { currentUserQuery } from '../parts/current-user.ts'
import { documentTitle } from '../parts/document-title.ts'
import { leadTo } from '../parts/go-home.ts'

export const Route = createFileRoute('/dashboard')({
  validateSearch: ({ action, redirectto }: Record<string, unknown>) => ({
    action: action === '' ? undefined : serviceActionNamed(action),
    redirectto: redirectto === 'payment' ? redirectto : undefined,
  }),
  beforeLoad: ({ search, context: { page } }) => {
    // Spec, resident section 2: whoever came to pay goes on to the bills.
    if (search.redirectto === 'payment') throw leadTo('/payment/water-bill-payment-records')
    // Section 4: a new account begins with the service that somebody came for.
    if (page.pendingActivity) throw leadTo(`/activity/start?activityId=${page.pendingActivity}`)
  },
  loader: async ({ context: { api, queryClient } }) => {
    await Promise.all([
      queryClient.query(currentUserQuery(api)),
      queryClient.query(pickerServicesQuery(api)),
    ])
  },
  head: ({ match: { context } }) => documentTitle(context, context.texts.t('Dashboard.Title')),
  component: Dashboard,
})

function Dashboard() {
  const { action } = Route.useSearch()
  return (
    <DashboardScreen
      picker={<ServicePicker key={action} path="/dashboard" firstAction={action} />}
    />
  )
}
