import { getOutboxHealth, listUndelivered } from '@portal/openapi/admin-client/deliveries'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type OutboxHealth = components['schemas']['OutboxHealth']
export type Lane = OutboxHealth['lanes'][number]
export type DeadKind = OutboxHealth['dead'][number]

/** Read again while it is looked at. */
export const outboxHealthQuery = () =>
  query(getOutboxHealth, {}, { staleTime: 0, refetchInterval: 30_000 })

export type Undelivered = components['schemas']['Undelivered']

/** `before` is the cursor; none for the latest. */
export const undeliveredQuery = (before: string | undefined) =>
  query(
    listUndelivered,
    { query: before === undefined ? {} : { before } },
    // Deliveries may fail or be retried at any time.
    { staleTime: 0 },
  )
