import { createFileRoute } from '@tanstack/react-router'
import { NotYourAccount } from '../features/accounts/account/not-your-account.tsx'
import { Overview } from '../features/accounts/account/overview.tsx'
import { documentTitle } from '../parts/document-title.ts'

/** The specification's path (resident section 2), whose anchors lead to the sections. */
export const Route = createFileRoute('/account/$userId')({
  loader: async ({ context, params }) => {
    const { openAccount } = await import('../features/accounts/account/open-account.ts')
    await openAccount(context, params.userId)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Profile.Title'),
  component: Account,
  notFoundComponent: NotYourAccount,
})

function Account() {
  return <Overview id={Route.useParams().userId} />
}
