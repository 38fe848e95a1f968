import { createFileRoute } from '@tanstack/react-router'
import { queueSearchOf } from '../features/casework/case-queue/desk-search.ts'
import { QueueScreen } from '../features/casework/case-queue/queue-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

const changedIn = ({ changed }: Readonly<Record<string, unknown>>): number | null =>
  typeof changed === 'string' && /^\d{1,4}$/.test(changed) ? Number(changed) : null

export const Route = createFileRoute('/requests/')({
  loaderDeps: ({ search }) => ({ search }),
  // Imported late: the query parser knows every category and status.
  loader: async (loader) => {
    const { loadQueue } = await import('../features/casework/case-queue/load-requests.ts')
    await loadQueue(loader, loader.deps.search)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Desk.Title'),
  component: Requests,
})

function Requests() {
  const search = Route.useSearch()
  return <QueueScreen search={queueSearchOf(search)} changed={changedIn(search)} />
}
