import { createFileRoute } from '@tanstack/react-router'
import { RequestScreen } from '../features/casework/case-queue/request-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/requests/$id')({
  validateSearch: ({ queue }: Record<string, unknown>): { queue?: string } =>
    typeof queue === 'string' ? { queue } : {},
  loaderDeps: ({ search: { queue } }) => ({ queue: queue ?? null }),
  loader: async (loader) => {
    const { loadRequest } = await import('../features/casework/case-queue/load-requests.ts')
    await loadRequest(loader, loader.params.id, loader.deps.queue)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Desk.Title'),
  component: Request,
})

function Request() {
  const { id } = Route.useParams()
  const { queue = null } = Route.useSearch()
  return <RequestScreen key={id} id={id} queue={queue} />
}
