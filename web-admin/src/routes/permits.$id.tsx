import { createFileRoute } from '@tanstack/react-router'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { NoPermit } from '../features/licensing/permit-desk/no-permit.tsx'
import { PermitPanel } from '../features/licensing/permit-desk/permit-panel.tsx'
import { documentTitle } from '../parts/document-title.ts'

interface Search {
  list?: string
}

export const Route = createFileRoute('/permits/$id')({
  validateSearch: ({ list }: Record<string, unknown>): Search => ({
    ...(typeof list === 'string' && { list }),
  }),
  loader: async (loader) => {
    const { loadPermit } = await import('../features/licensing/permit-desk/load-permits.ts')
    await loadPermit(loader, loader.params.id)
  },
  head: ({ match: { context } }) => documentTitle(context, 'PermitDesk.Title'),
  component: Permit,
  notFoundComponent: NoPermit,
})

function Permit() {
  const { id } = Route.useParams()
  return (
    <>
      <PermitPanel key={id} id={id} />
      <RecordChanges key={`changes of ${id}`} kind="permit" id={id} />
    </>
  )
}
