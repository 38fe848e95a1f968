import { createFileRoute } from '@tanstack/react-router'
import { OrganizationsScreen } from '../features/accounts/account/organizations-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/account/organizations')({
  loader: async ({ context }) => {
    const { openSection } = await import('../features/accounts/account/open-account.ts')
    await openSection(context, 'organizations')
  },
  head: ({ match: { context } }) => documentTitle(context, 'AccountSections.Organizations'),
  component: OrganizationsScreen,
})
