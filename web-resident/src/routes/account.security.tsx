import { createFileRoute } from '@tanstack/react-router'
import { SecurityScreen } from '../features/accounts/account/security-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/account/security')({
  loader: async ({ context }) => {
    const { openSection } = await import('../features/accounts/account/open-account.ts')
    await openSection(context, 'security')
  },
  head: ({ match: { context } }) => documentTitle(context, 'AccountSections.Security'),
  component: SecurityScreen,
})
