import { createFileRoute } from '@tanstack/react-router'
import { listSocialProviders } from '@portal/openapi/resident-client/social'
import { query } from '@portal/web-ui/api'
import { LoginScreen } from '../features/people/identity/login-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/login')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query(query(listSocialProviders))
  },
  head: ({ match: { context } }) => documentTitle(context, 'Login.Title'),
  component: LoginScreen,
})
