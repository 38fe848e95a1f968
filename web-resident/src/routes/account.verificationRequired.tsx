import { createFileRoute } from '@tanstack/react-router'
import { verificationQuery } from '../features/sign-in/verification-query.ts'
import { VerifyScreen } from '../features/sign-in/verify-screen.tsx'
import { currentUserQuery } from '../parts/current-user.ts'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/account/verificationRequired')({
  loader: async ({ context: { api, queryClient } }) => {
    await Promise.all([
      queryClient.query(currentUserQuery(api)),
      queryClient.query(verificationQuery(api)),
    ])
  },
  head: ({ match: { context } }) => documentTitle(context, context.texts.t('VerifyEmail.Title')),
  component: VerifyScreen,
})
