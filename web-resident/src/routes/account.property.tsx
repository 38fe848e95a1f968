import { createFileRoute } from '@tanstack/react-router'
import { PropertyScreen } from '../features/accounts/account/property-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/account/property')({
  loader: async ({ context }) => {
    const { openSection } = await import('../features/accounts/account/open-account.ts')
    await openSection(context, 'property')
  },
  head: ({ match: { context } }) => documentTitle(context, 'AccountSections.Property'),
  component: PropertyScreen,
})
