import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { isUuid } from '@portal/core/kernel/rules'
import { startOf } from '@portal/core/services/rules'
import { getService } from '@portal/openapi/resident-client/services'
import { ApiError, query, keyOf } from '@portal/web-ui/api'
import { languageOf } from '@portal/web-ui/texts'
import { StartRefused } from '../features/casework/services/start-refused.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { goHome } from '../parts/go-home.ts'

/** The launcher: redirects, or shows why a service cannot start. */
export const Route = createFileRoute('/activity/start')({
  beforeLoad: async ({ search, context }) => {
    const id = 'activityId' in search ? search.activityId : undefined
    if (typeof id !== 'string' || !isUuid(id)) throw goHome('unknown-service')
    const service = await context.queryClient
      .query(query(getService, { path: { id } }))
      .catch((error: unknown) => {
        throw error instanceof ApiError && error.status === 404 ? goHome('unknown-service') : error
      })
    const start = startOf(service, context.visitor)
    if (start.kind !== 'refusal') {
      throw redirect({ href: start.href, reloadDocument: start.kind === 'elsewhere' })
    }
    return { refused: { id, reason: start.reason } }
  },
  head: ({ match: { context } }) => {
    const { queryClient, refused } = context
    const service = queryClient.getQueryData(keyOf(getService, { path: { id: refused.id } }))
    return documentTitle(context, 'Service.NotFound', service?.Item, languageOf(service, 'Item'))
  },
  component: Refused,
})

function Refused() {
  const { refused } = Route.useRouteContext()
  const { data: service } = useSuspenseQuery(query(getService, { path: { id: refused.id } }))
  return <StartRefused service={service} reason={refused.reason} />
}
