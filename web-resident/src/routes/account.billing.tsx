import { createFileRoute } from '@tanstack/react-router'
import { BillingScreen } from '../features/accounts/account/billing-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/account/billing')({
  loader: async ({ context }) => {
    const { openSection } = await import('../features/accounts/account/open-account.ts')
    await openSection(context, 'billing')
  },
  head: ({ match: { context } }) => documentTitle(context, 'AccountSections.Billing'),
  component: BillingScreen,
})
