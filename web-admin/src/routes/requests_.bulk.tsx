import { createFileRoute } from '@tanstack/react-router'
import { BulkScreen } from '../features/casework/case-queue/bulk-screen.tsx'
import { bulkSearchOf } from '../features/casework/case-queue/bulk-search.ts'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/requests_/bulk')({
  loaderDeps: ({ search }) => ({ search }),
  loader: async (loader) => {
    const { loadBulk } = await import('../features/casework/case-queue/load-requests.ts')
    await loadBulk(loader, loader.deps.search)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Desk.BulkTitle'),
  component: Bulk,
})

function Bulk() {
  return <BulkScreen search={bulkSearchOf(Route.useSearch())} />
}
