import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '@portal/core/kernel/rules'
import { isDeliveryStatus } from '@portal/core/webhooks/rules'
import { LogScreen } from '../features/people/webhooks/log-screen.tsx'
import {
  deliveriesQuery,
  endpointsQuery,
  type LogSearch,
} from '../features/people/webhooks/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/partners/$id_/events/$endpointId')({
  validateSearch: ({ status, before }: Record<string, unknown>): LogSearch => ({
    ...(typeof status === 'string' && isDeliveryStatus(status) && { status }),
    ...(typeof before === 'string' && isUuid(before) && { before }),
  }),
  loaderDeps: ({ search }) => search,
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      const { id, endpointId } = loader.params
      // One round trip for both.
      const [endpoints] = await Promise.all([
        queryClient.query(endpointsQuery(id)),
        queryClient.query(deliveriesQuery(endpointId, loader.deps)),
      ])
      if (!endpoints.some((one) => one.id === endpointId)) notFound({ throw: true })
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Webhooks.LogTitle'),
  component: EventLog,
})

function EventLog() {
  const { id, endpointId } = Route.useParams()
  return <LogScreen partnerId={id} endpointId={endpointId} search={Route.useSearch()} />
}
