import { createFileRoute } from '@tanstack/react-router'
import { PaymentSettings } from '../features/money/autopay/payment-settings.tsx'
import { OrganizationManagement } from '../features/people/organizations/organization-management.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/organization_management')({
  loader: async ({ context }) => {
    const [{ loadManagement }, { loadPaymentSettings }] = await Promise.all([
      import('../features/people/organizations/load-organizations.ts'),
      import('../features/money/autopay/load-payment-settings.ts'),
    ])
    await loadManagement(context, loadPaymentSettings)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Organizations.ManageTitle'),
  component: () => <OrganizationManagement payments={(id) => <PaymentSettings ownerId={id} />} />,
})
