import { listBroadcasts } from '@portal/openapi/admin-client/broadcasts'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type Broadcast = components['schemas']['Broadcast']

/** Fresh on each visit: counts change while it is sent. */
export const broadcastsQuery = () =>
  query(listBroadcasts, {}, { staleTime: 0, refetchOnMount: false })
