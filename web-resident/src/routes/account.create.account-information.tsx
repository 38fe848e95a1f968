import { createFileRoute } from '@tanstack/react-router'
import { InformationStep } from '../features/accounts/account/create/information-step.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/account/create/account-information')({
  loader: async ({ context }) => {
    const { openStep } = await import('../features/accounts/account/create/open-step.ts')
    await openStep(context, 'account-information')
  },
  head: ({ match: { context } }) => documentTitle(context, 'CreateAccount.Title'),
  component: InformationStep,
})
