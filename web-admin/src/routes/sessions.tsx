import { createFileRoute } from '@tanstack/react-router'
import { listOwnSessions } from '@portal/openapi/admin-client/identity'
import { query } from '@portal/web-ui/api'
import { SessionsScreen } from '../features/people/identity/sessions-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/sessions')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(query(listOwnSessions))
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Session.Title'),
  component: SessionsScreen,
})
