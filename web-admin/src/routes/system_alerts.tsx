import { createFileRoute } from '@tanstack/react-router'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { AlertsScreen } from '../features/content/alerts/alerts-screen.tsx'
import { dialogSearchOf } from '../parts/dialog-search.ts'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/system_alerts')({
  loader: async (loader) => {
    const { loadAlerts } = await import('../features/content/alerts/load-alerts.ts')
    await loadAlerts(loader)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Alerts.Title'),
  component: AlertsRoute,
})

function AlertsRoute() {
  return (
    <>
      <AlertsScreen search={dialogSearchOf(Route.useSearch())} />
      <RecordChanges kind="system-alert" />
    </>
  )
}
