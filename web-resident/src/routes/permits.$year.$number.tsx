import { createFileRoute, notFound } from '@tanstack/react-router'
import { getPermit } from '@portal/openapi/resident-client/permits'
import { keyOf, query } from '@portal/web-ui/api'
import { NoPermit } from '../features/licensing/permits/no-permit.tsx'
import { PermitPage } from '../features/licensing/permits/permit-page.tsx'
import { documentTitle } from '../parts/document-title.ts'

export const Route = createFileRoute('/permits/$year/$number')({
  loader: async ({ params, context: { queryClient } }) => {
    const { permit } = await queryClient.query(query(getPermit, { path: params }))
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
