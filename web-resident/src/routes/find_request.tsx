import { createFileRoute } from '@tanstack/react-router'
import { FindRequestScreen } from '../features/casework/tracking/find-request-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/find_request')({
  head: ({ match: { context } }) => documentTitle(context, 'FindRequest.Title'),
  component: FindRequestScreen,
})
