import { createFileRoute } from '@tanstack/react-router'
import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import { listSignInMeans } from '@portal/openapi/resident-client/social'
import { query } from '@portal/web-ui/api'
import { ConfirmScreen } from '../features/people/identity/confirm-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/account/confirm')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.query(query(getCurrentUser)),
      queryClient.query(query(listSignInMeans)),
    ])
  },
  head: ({ match: { context } }) => documentTitle(context, 'Confirm.Title'),
  component: ConfirmScreen,
})
