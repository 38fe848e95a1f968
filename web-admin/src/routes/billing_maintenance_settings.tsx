import { createFileRoute } from '@tanstack/react-router'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { MaintenanceScreen } from '../features/content/maintenance/maintenance-screen.tsx'
import { dialogSearchOf } from '../parts/dialog-search.ts'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/billing_maintenance_settings')({
  loader: async (loader) => {
    const { loadMaintenance } = await import('../features/content/maintenance/load-maintenance.ts')
    await loadMaintenance(loader)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Maintenance.Title'),
  component: MaintenanceRoute,
})

function MaintenanceRoute() {
  return (
    <>
      <MaintenanceScreen search={dialogSearchOf(Route.useSearch())} />
      <RecordChanges kind="maintenance-period" />
    </>
  )
}
