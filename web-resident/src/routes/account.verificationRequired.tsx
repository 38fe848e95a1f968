import { createFileRoute } from '@tanstack/react-router'
import { VerifyScreen } from '../features/sign-in/verify-screen.tsx'
import { currentUserQuery } from '../parts/current-user.ts'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/account/verificationRequired')({
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.query(currentUserQuery(api))
  },
  head: ({ match: { context } }) => documentTitle(context, context.texts.t('VerifyEmail.Title')),
  component: VerifyScreen,
})
