import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '../features/sign-in/login-screen.tsx'
import { providersQuery } from '../features/sign-in/providers-query.ts'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/login')({
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.query(providersQuery(api))
  },
  head: ({ match: { context } }) => documentTitle(context, context.texts.t('Login.Title')),
  component: LoginScreen,
})
