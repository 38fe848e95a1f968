import { createFileRoute } from '@tanstack/react-router'
import { RequestScreen } from '../features/requests/request-screen.tsx'
import { documentTitle } from '../screens/document-title.ts'

export const Route = createFileRoute('/requests/$id')({
  loader: async (loader) => {
    const { loadRequest } = await import('../features/requests/load-requests.ts')
    await loadRequest(loader, loader.params.id)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Desk.Title'),
  component: Request,
})

function Request() {
  const { id } = Route.useParams()
  return <RequestScreen key={id} id={id} />
}
