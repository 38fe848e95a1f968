import { createFileRoute } from '@tanstack/react-router'
import { listOwnLicenses } from '@portal/openapi/resident-client/contractors'
import { query } from '@portal/web-ui/api'
import { OrganizationLicenses } from '../features/licensing/contractors/organization-licenses.tsx'
import { PaymentSettings } from '../features/money/autopay/payment-settings.tsx'
import { OrganizationManagement } from '../features/people/organizations/organization-management.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/organization_management')({
  loader: async ({ context }) => {
    const [{ loadManagement }, { loadPaymentSettings }] = await Promise.all([
      import('../features/people/organizations/load-organizations.ts'),
      import('../features/money/autopay/load-payment-settings.ts'),
    ])
    await loadManagement(context, (loading) =>
      Promise.all([
        loading.queryClient.query(query(listOwnLicenses)),
        loadPaymentSettings(loading),
      ]),
    )
  },
  head: ({ match: { context } }) => documentTitle(context, 'Organizations.ManageTitle'),
  component: () => (
    <OrganizationManagement
      licenses={(organizationId, isManager) => (
        <OrganizationLicenses organizationId={organizationId} isManager={isManager} />
      )}
      payments={(id) => <PaymentSettings ownerId={id} />}
    />
  ),
})
