import { queryOptions } from '@tanstack/react-query'
import type { components } from '@portal/openapi/admin-types'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'
import type { BulkOrder } from './bulk-search.ts'
import { apiQuery, type DeskSearch } from './desk-search.ts'

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
export const queueQuery = (api: Api, search: DeskSearch) =>
  queryOptions({
    ...fresh,
    queryKey: ['listDeskRequests', search],
    queryFn: ({ signal }) => {
      const { after } = search
      const query = { ...apiQuery(search), ...(after && { after }) }
      return dataOf(api.GET('/requests', { params: { query }, signal }))
    },
  })

/** Where its requests lie. */
export const pointsQuery = (api: Api, { after: _after, ...search }: DeskSearch) =>
  queryOptions({
    ...fresh,
    queryKey: ['listDeskPoints', search],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/requests/points', { params: { query: apiQuery(search) }, signal })),
  })

/** Staff, areas, and one's own saved filters. */
export const deskQuery = (api: Api) =>
  queryOptions({
    queryKey: ['getDesk'],
    queryFn: ({ signal }) => dataOf(api.GET('/requests/desk', { signal })),
  })

/** One request. */
export const requestQuery = (api: Api, id: string) =>
  queryOptions({
    ...fresh,
    queryKey: ['getDeskRequest', id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/requests/{id}', { params: { path: { id } }, signal })),
  })

/** What a bulk action would do. */
export const bulkQuery = (api: Api, order: BulkOrder) =>
  queryOptions({
    ...fresh,
    queryKey: ['previewBulk', order],
    queryFn: ({ signal }) => dataOf(api.POST('/requests/bulk/preview', { body: order, signal })),
  })
