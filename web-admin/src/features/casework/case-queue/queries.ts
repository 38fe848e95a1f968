import {
  getDeskRequest,
  getPresence,
  listDeskPoints,
  listDeskRequests,
  previewBulk,
} from '@portal/openapi/admin-client/case-queue'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'
import type { BulkOrder } from './bulk-search.ts'
import { apiQuery, type QueueSearch } from './desk-search.ts'

export type DeskItem = components['schemas']['DeskItem']
export interface DeskQueue {
  readonly data: readonly DeskItem[]
  readonly next: string | null
  readonly previous: string | null
  readonly following: string | null
  readonly preceding: string | null
  readonly total: number
}
export type DeskRequest = components['schemas']['DeskRequest']
export type DeskPoint = components['schemas']['DeskPoint']
export type DeskChoices = components['schemas']['DeskChoices']

// Others change the same requests: each visit refetches, in its loader and only once, so that the
// screen does not change after it is shown.
const fresh = { staleTime: 0, refetchOnMount: false } as const

export const queueQuery = (search: QueueSearch) => {
  const { after, before } = search
  const place = { ...(after && { after }), ...(before && { before }) }
  return query(listDeskRequests, { query: { ...apiQuery(search), ...place } }, fresh)
}

export const pointsQuery = (search: QueueSearch) =>
  query(listDeskPoints, { query: apiQuery(search) }, fresh)

export const requestQuery = (id: string) => query(getDeskRequest, { path: { id } }, fresh)

/** Asked in the browser only, while the page is looked at. */
export const presenceQuery = (id: string) => query(getPresence, { path: { id } }, { staleTime: 0 })

export const bulkQuery = (order: BulkOrder) => query(previewBulk, { body: order }, fresh)
