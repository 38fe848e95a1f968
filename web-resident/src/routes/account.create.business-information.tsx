import { createFileRoute } from '@tanstack/react-router'
import { BusinessStep } from '../features/accounts/account/create/business-step.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/account/create/business-information')({
  loader: async ({ context }) => {
    const { openStep } = await import('../features/accounts/account/create/open-step.ts')
    await openStep(context, 'business-information')
  },
  head: ({ match: { context } }) => documentTitle(context, 'CreateAccount.Title'),
  component: BusinessStep,
})
