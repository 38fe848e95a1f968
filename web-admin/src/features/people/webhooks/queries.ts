import type { DeliveryStatus } from '@portal/core/webhooks/rules'
import { listEventDeliveries, listPartnerEndpoints } from '@portal/openapi/admin-client/webhooks'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type PartnerEndpoint = components['schemas']['PartnerEndpoint']
export type EventDelivery = components['schemas']['EventDelivery']

/** Workers change them too: each visit reads them in its loader. */
export const endpointsQuery = (id: string) =>
  query(listPartnerEndpoints, { path: { id } }, { staleTime: 0, refetchOnMount: false })

export interface LogSearch {
  readonly status?: DeliveryStatus
  readonly before?: string
}

/** Read again while it is looked at: what was just sent has its answer within seconds. */
export const deliveriesQuery = (id: string, search: LogSearch) =>
  query(
    listEventDeliveries,
    { path: { id }, query: search },
    { staleTime: 0, refetchInterval: 10_000 },
  )
