import { createFileRoute } from '@tanstack/react-router'
import { DataScreen } from '../features/accounts/account/data-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/account/data')({
  loader: async ({ context }) => {
    const { openSection } = await import('../features/accounts/account/open-account.ts')
    await openSection(context, 'data')
  },
  head: ({ match: { context } }) => documentTitle(context, 'AccountSections.Data'),
  component: DataScreen,
})
