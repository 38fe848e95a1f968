import { createFileRoute, notFound } from '@tanstack/react-router'
import { getPermit } from '@portal/openapi/resident-client/permits'
import { keyOf } from '@portal/web-ui/api'
import { NoPermit } from '../features/licensing/permits/no-permit.tsx'
import { PermitPage } from '../features/licensing/permits/permit-page.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { followLinkOf } from '../parts/follow-link.ts'
import { moved } from '../parts/moved.ts'

export const Route = createFileRoute('/permits/$year/$number')({
  loaderDeps: ({ search }) => ({ query: search }),
  // Imported late: every page carries its loader.
  loader: async ({ params, deps, context }) => {
    const { loadPermit } = await import('../features/licensing/permits/load-permit.ts')
    const found = await loadPermit(context, params, deps.query)
    if (found === false) throw notFound()
    if (found !== true) throw moved(found.href)
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
  return <PermitPage path={Route.useParams()} link={followLinkOf(Route.useSearch())} />
}
