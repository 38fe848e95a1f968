import { createFileRoute } from '@tanstack/react-router'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import { loadRecord } from '../features/accounts/person-record/load-person.ts'
import { PersonScreen } from '../features/accounts/person-record/person-screen.tsx'
import { historySearchOf } from '../features/accounts/person-record/queries.ts'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/people/$id')({
  validateSearch: (search: Record<string, unknown>) => historySearchOf(search),
  loaderDeps: ({ search }) => search,
  loader: (loader) => loadRecord(loader, 'person', { id: loader.params.id, search: loader.deps }),
  head: ({ match: { context } }) => documentTitle(context, 'PersonRecord.Title'),
  component: Person,
})

function Person() {
  const { id } = Route.useParams()
  return (
    <>
      <PersonScreen key={id} id={id} search={Route.useSearch()} />
      <RecordChanges key={`changes of ${id}`} kind="user" id={id} />
    </>
  )
}
