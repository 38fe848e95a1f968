import { createFileRoute } from '@tanstack/react-router'
import { AddressStep } from '../features/accounts/account/create/address-step.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/account/create/address')({
  loader: async ({ context }) => {
    const { openStep } = await import('../features/accounts/account/create/open-step.ts')
    await openStep(context, 'address')
  },
  head: ({ match: { context } }) => documentTitle(context, 'CreateAccount.Title'),
  component: AddressStep,
})
