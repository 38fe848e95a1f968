import { createFileRoute } from '@tanstack/react-router'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
import {
  BroadcastsScreen,
  broadcastsSearchOf,
} from '../features/office/broadcasts/broadcasts-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/bulk_push_notifications')({
  loader: async (loader) => {
    const { loadBroadcasts } = await import('../features/office/broadcasts/load-broadcasts.ts')
    await loadBroadcasts(loader)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Broadcasts.Title'),
  component: BroadcastsRoute,
})

function BroadcastsRoute() {
  return (
    <>
      <BroadcastsScreen search={broadcastsSearchOf(Route.useSearch())} />
      <RecordChanges kind="broadcast" />
    </>
  )
}
