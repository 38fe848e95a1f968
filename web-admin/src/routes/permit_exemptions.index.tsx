import { createFileRoute } from '@tanstack/react-router'
import { PermitExemptionsScreen } from '../features/licensing/permit-exemptions/permit-exemptions-screen.tsx'
import { permitExemptionsQuery } from '../features/licensing/permit-exemptions/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/permit_exemptions/')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(permitExemptionsQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'PermitExemptions.Title'),
  component: PermitExemptionsScreen,
})
