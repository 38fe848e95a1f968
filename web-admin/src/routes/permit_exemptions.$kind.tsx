import { createFileRoute } from '@tanstack/react-router'
import { ExemptedKindScreen } from '../features/licensing/permit-exemptions/exempted-kind-screen.tsx'
import { permitExemptionsQuery } from '../features/licensing/permit-exemptions/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/permit_exemptions/$kind')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(permitExemptionsQuery())
    }),
  head: ({ match: { context } }) => documentTitle(context, 'PermitExemptions.Title'),
  component: ExemptedKindRoute,
})

function ExemptedKindRoute() {
  return <ExemptedKindScreen code={Route.useParams().kind} />
}
