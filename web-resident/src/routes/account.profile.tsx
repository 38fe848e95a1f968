import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '../features/accounts/account/profile-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/account/profile')({
  loader: async ({ context }) => {
    const { openSection } = await import('../features/accounts/account/open-account.ts')
    await openSection(context, 'profile')
  },
  head: ({ match: { context } }) => documentTitle(context, 'AccountSections.Profile'),
  component: ProfileScreen,
})
