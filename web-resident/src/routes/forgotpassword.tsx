import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '../features/people/identity/forgot-password-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/forgotpassword')({
  head: ({ match: { context } }) => documentTitle(context, 'ForgotPassword.Title'),
  component: ForgotPasswordScreen,
})
