import { createFileRoute } from '@tanstack/react-router'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { loadRecord } from '../features/accounts/person-record/load-person.ts'
import { OrganizationScreen } from '../features/accounts/person-record/organization-screen.tsx'
import { historySearchOf } from '../features/accounts/person-record/queries.ts'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/people/organizations/$id')({
  validateSearch: (search: Record<string, unknown>) => historySearchOf(search),
  loaderDeps: ({ search }) => search,
  loader: (loader) =>
    loadRecord(loader, 'organization', { id: loader.params.id, search: loader.deps }),
  head: ({ match: { context } }) => documentTitle(context, 'PersonRecord.OrganizationTitle'),
  component: Organization,
})

function Organization() {
  const { id } = Route.useParams()
  return (
    <>
      <OrganizationScreen key={id} id={id} search={Route.useSearch()} />
      <RecordChanges key={`changes of ${id}`} kind="organization" id={id} />
    </>
  )
}
