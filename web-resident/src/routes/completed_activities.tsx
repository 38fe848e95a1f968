import { createFileRoute } from '@tanstack/react-router'
import { requestsQuery } from '../features/requests/queries.ts'
import { Completed } from '../features/requests/request-lists.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { findIn } from '../parts/find-search.ts'

export const Route = createFileRoute('/completed_activities')({
  validateSearch: findIn,
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.query(requestsQuery(api))
  },
  head: ({ match: { context } }) =>
    documentTitle(context, context.texts.t('Tracking.CompletedTitle')),
  component: CompletedScreen,
})

function CompletedScreen() {
  const { find = '' } = Route.useSearch()
  return <Completed find={find} />
}
