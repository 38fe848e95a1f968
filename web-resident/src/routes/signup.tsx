import { createFileRoute } from '@tanstack/react-router'
import { SignupScreen } from '../features/people/identity/signup-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/signup')({
  head: ({ match: { context } }) => documentTitle(context, 'Signup.Title'),
  component: SignupScreen,
})
