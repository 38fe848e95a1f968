import { createFileRoute } from '@tanstack/react-router'
import { sessionsQuery } from '../features/sessions/queries.ts'
import { SessionsScreen } from '../features/sessions/sessions-screen.tsx'
import { documentTitle } from '../screens/document-title.ts'
import { loaded } from '../screens/load-screen.ts'

export const Route = createFileRoute('/sessions')({
  loader: (loader) =>
    loaded(loader, async ({ api, queryClient }) => {
      await queryClient.query(sessionsQuery(api))
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Session.Title'),
  component: SessionsScreen,
})
