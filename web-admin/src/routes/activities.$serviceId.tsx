import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '@portal/core/kernel/rules'
import { getCatalogueService } from '@portal/openapi/admin-client/service-editing'
import { query } from '@portal/web-ui/api'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { EditScreen, NoService } from '../features/casework/service-editing/edit-service-screen.tsx'
import { loadForms } from '../features/casework/service-editing/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/activities/$serviceId')({
  validateSearch: (search: Record<string, unknown>): { created?: string } =>
    search['created'] === '1' ? { created: '1' } : {},
  loader: (loader) => {
    const { serviceId: id } = loader.params
    if (!isUuid(id)) throw notFound()
    return loaded(loader, async ({ queryClient }) => {
      await Promise.all([
        queryClient.query(query(getCatalogueService, { path: { id } })),
        loadForms(queryClient),
      ])
    })
  },
  head: ({ match: { context } }) => documentTitle(context, 'Activities.EditTitle'),
  component: Edit,
  notFoundComponent: NoService,
})

function Edit() {
  const { serviceId: id } = Route.useParams()
  return (
    <>
      <EditScreen key={id} id={id} isCreated={Route.useSearch().created !== undefined} />
      <RecordChanges key={`changes of ${id}`} kind="service" id={id} />
    </>
  )
}
