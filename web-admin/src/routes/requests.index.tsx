import { createFileRoute } from '@tanstack/react-router'
import { queueSearchOf } from '../features/casework/case-queue/desk-search.ts'
import { QueueMap } from '../features/casework/case-queue/queue-map.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/requests/')({
  head: ({ match: { context } }) => documentTitle(context, 'Desk.Title'),
  component: Map,
})

function Map() {
  return <QueueMap search={queueSearchOf(Route.useSearch())} />
}
