import { createFileRoute } from '@tanstack/react-router'
import { useKeptWhileLoading } from '@portal/web-ui/kept-while-loading'
import { ContractorPermits } from '../features/licensing/contractors/contractor-permits.tsx'
import { contractorSearchOf } from '../features/licensing/contractors/contractor-query.ts'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/contractor_permits')({
  loaderDeps: ({ search }) => ({ query: search }),
  // Imported late: every page carries its loader.
  loader: async ({ deps, context }) => {
    const { loadContractor } = await import('../features/licensing/contractors/load-contractor.ts')
    await loadContractor(context, deps.query)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Contractors.Title'),
  component: Contractor,
})

function Contractor() {
  useKeptWhileLoading(Route)
  return <ContractorPermits search={contractorSearchOf(Route.useSearch())} />
}
