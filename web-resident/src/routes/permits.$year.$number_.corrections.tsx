import { createFileRoute } from '@tanstack/react-router'
import { getCorrections } from '@portal/openapi/resident-client/plan-review'
import { query } from '@portal/web-ui/api'
import { NoPermit } from '../features/licensing/permits/no-permit.tsx'
import { CorrectionsScreen } from '../features/licensing/plan-review/corrections-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { orNotFound } from '../parts/or-not-found.ts'

export const Route = createFileRoute('/permits/$year/$number_/corrections')({
  loader: async ({ params, context: { queryClient } }) => {
    await queryClient.query(query(getCorrections, { path: params })).catch(orNotFound)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Plans.Title'),
  component: Corrections,
  notFoundComponent: NoPermit,
})

function Corrections() {
  return <CorrectionsScreen {...Route.useParams()} />
}
