import { queryOptions } from '@tanstack/react-query'
import type { RecordType } from '@portal/core/rules'
import type { components } from '@portal/openapi/resident-types'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'
import type { StatusLink } from './status-link.ts'

/** A request in a list. */
export type RequestItem = components['schemas']['RequestItem']

/** A request in full. */
export type RequestDetail = components['schemas']['RequestDetail']

/** One's own requests, those in progress and those that are over. */
export const requestsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listRequests'],
    queryFn: ({ signal }) => dataOf(api.GET('/salesforce/inProgress', { signal })),
  })

/** How many of them wait for an answer or a payment. */
export const pendingActionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['countPendingActions'],
    queryFn: ({ signal }) => dataOf(api.GET('/activitiesPendingAction', { signal })),
  })

/** One request, by the kind and id of its address. */
export const requestQuery = (api: Api, path: { type: string; id: string }) =>
  queryOptions({
    queryKey: ['getRequest', path.type, path.id],
    queryFn: ({ signal }) => {
      // The route has no kind but these (open-request.ts).
      const params = { path: { id: path.id, type: path.type as RecordType } }
      return dataOf(api.GET('/salesforce/activity/{type}/{id}', { params, signal }))
    },
    retry: false,
  })

/** One request, by the link in a guest's mail. */
export const requestStatusQuery = (api: Api, { id, as, follower, signature }: StatusLink) =>
  queryOptions({
    queryKey: ['getRequestStatus', id, as, follower, signature],
    queryFn: ({ signal }) => {
      const query = { as, ...(follower !== undefined && { follower }), signature }
      const params = { path: { id }, query }
      return dataOf(api.GET('/request-status/{id}', { params, signal }))
    },
    retry: false,
  })
