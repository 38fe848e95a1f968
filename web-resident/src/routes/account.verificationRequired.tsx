import { createFileRoute } from '@tanstack/react-router'
import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import { query } from '@portal/web-ui/api'
import { verificationQuery } from '../features/people/identity/verification-query.ts'
import { VerifyScreen } from '../features/people/identity/verify-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/account/verificationRequired')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.query(query(getCurrentUser)),
      queryClient.query(verificationQuery()),
    ])
  },
  head: ({ match: { context } }) => documentTitle(context, 'VerifyEmail.Title'),
  component: VerifyScreen,
})
