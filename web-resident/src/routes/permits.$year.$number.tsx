import { createFileRoute, notFound } from '@tanstack/react-router'
import { getPermit } from '@portal/openapi/resident-client/permits'
import { listPermitDocuments } from '@portal/openapi/resident-client/plan-review'
import { keyOf, query } from '@portal/web-ui/api'
import { NoPermit } from '../features/licensing/permits/no-permit.tsx'
import { PermitPage } from '../features/licensing/permits/permit-page.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { orNotFound } from '../parts/or-not-found.ts'

export const Route = createFileRoute('/permits/$year/$number')({
  loader: async ({ params, context: { queryClient } }) => {
    const [{ permit }] = await Promise.all([
      queryClient.query(query(getPermit, { path: params })),
      queryClient.query(query(listPermitDocuments, { path: params })).catch(orNotFound),
    ])
    if (permit === null) throw notFound()
  },
  head: ({ match: { context }, params }) => {
    const found = context.queryClient.getQueryData(keyOf(getPermit, { path: params }))
    const title = found?.permit && `${found.permit.kind}, ${found.OutputParms.Address}`
    return documentTitle(context, 'Permits.NoneHere', title ?? undefined)
  },
  component: Permit,
  notFoundComponent: NoPermit,
})

function Permit() {
  return <PermitPage {...Route.useParams()} />
}
