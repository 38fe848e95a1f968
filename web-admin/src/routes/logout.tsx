import { createFileRoute } from '@tanstack/react-router'
import { LogoutScreen } from '../features/people/identity/logout-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/logout')({
  head: ({ match: { context } }) => documentTitle(context, 'Header.Logout'),
  component: LogoutScreen,
})
