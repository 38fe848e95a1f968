import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '../features/sign-in/forgot-password-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/forgotpassword')({
  head: ({ match: { context } }) => documentTitle(context, context.texts.t('ForgotPassword.Title')),
  component: ForgotPasswordScreen,
})
