import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { NotYourAccount } from '../features/account/not-your-account.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/account/$userId')({
  loader: async ({ context, params }) => {
    const { openAccount } = await import('../features/account/open-account.ts')
    await openAccount(context, params.userId)
  },
  head: ({ match: { context } }) => documentTitle(context, context.texts.t('Profile.Title')),
  component: Account,
  notFoundComponent: NotYourAccount,
})

function Account() {
  return <AccountPage id={Route.useParams().userId} />
}
