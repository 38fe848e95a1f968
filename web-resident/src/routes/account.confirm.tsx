import { createFileRoute } from '@tanstack/react-router'
import { ConfirmScreen } from '../features/sign-in/confirm-screen.tsx'
import { currentUserQuery } from '../parts/current-user.ts'
import { documentTitle } from '../parts/document-title.ts'
import { signInMeansQuery } from '../parts/sign-in-means.ts'

export const Route = createFileRoute('/account/confirm')({
  loader: async ({ context: { api, queryClient } }) => {
    await Promise.all([
      queryClient.query(currentUserQuery(api)),
      queryClient.query(signInMeansQuery(api)),
    ])
  },
  head: ({ match: { context } }) => documentTitle(context, context.texts.t('Confirm.Title')),
  component: ConfirmScreen,
})
