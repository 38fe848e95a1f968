import { createFileRoute } from '@tanstack/react-router'
import { listRequests } from '@portal/openapi/resident-client/tracking'
import { query } from '@portal/web-ui/api'
import { InProgress } from '../features/casework/tracking/request-lists.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { findIn } from '../parts/find-search.ts'

export const Route = createFileRoute('/in_progress')({
  validateSearch: findIn,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(query(listRequests))
  },
  head: ({ match: { context } }) => documentTitle(context, 'Tracking.InProgressTitle'),
  component: InProgressScreen,
})

function InProgressScreen() {
  const { find = '' } = Route.useSearch()
  return <InProgress find={find} />
}
