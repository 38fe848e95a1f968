import {
  getDeskRequest,
  listDeskPoints,
  listDeskRequests,
  previewBulk,
} from '@portal/openapi/admin-client/case-queue'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'
import type { BulkOrder } from './bulk-search.ts'
import { apiQuery, type QueueSearch } from './desk-search.ts'

/** A row of the queue. */
export type DeskItem = components['schemas']['DeskItem']
/** A request in full. */
export type DeskRequest = components['schemas']['DeskRequest']
/** A request on the map. */
export type DeskPoint = components['schemas']['DeskPoint']
/** What the queue is narrowed by. */
export type DeskChoices = components['schemas']['DeskChoices']

// Others work on the same requests: every visit asks anew, by its loader, and once: a screen that changes
// by itself a moment after it was shown would be answered as something else than was read.
const fresh = { staleTime: 0, refetchOnMount: false } as const

/** A page of the queue. */
export const queueQuery = (search: QueueSearch) => {
  const { after } = search
  return query(listDeskRequests, { query: { ...apiQuery(search), ...(after && { after }) } }, fresh)
}

/** Where its requests lie. */
export const pointsQuery = ({ after: _after, ...search }: QueueSearch) =>
  query(listDeskPoints, { query: apiQuery(search) }, fresh)

/** One request. */
export const requestQuery = (id: string) => query(getDeskRequest, { path: { id } }, fresh)

/** What a bulk action would do. */
export const bulkQuery = (order: BulkOrder) => query(previewBulk, { body: order }, fresh)
