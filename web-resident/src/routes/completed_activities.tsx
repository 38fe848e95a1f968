import { createFileRoute } from '@tanstack/react-router'
import { listRequests } from '@portal/openapi/resident-client/tracking'
import { query } from '@portal/web-ui/api'
import { Completed } from '../features/casework/tracking/request-lists.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { findIn } from '../parts/find-search.ts'

export const Route = createFileRoute('/completed_activities')({
  validateSearch: findIn,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(query(listRequests))
  },
  head: ({ match: { context } }) => documentTitle(context, 'Tracking.CompletedTitle'),
  component: CompletedScreen,
})

function CompletedScreen() {
  const { find = '' } = Route.useSearch()
  return <Completed find={find} />
}
