import { createFileRoute } from '@tanstack/react-router'
import { OwnOverview } from '../features/accounts/account/overview.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/account/')({
  loader: async ({ context }) => {
    const { openAccount } = await import('../features/accounts/account/open-account.ts')
    await openAccount(context)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Profile.Title'),
  component: OwnOverview,
})
