import { queryOptions } from '@tanstack/react-query'
import type { components } from '@portal/openapi/admin-types'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** Requests of one caller that were over a limit within one hour. */
export type Slowdown = components['schemas']['Slowdown']

export const slowdownsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listSlowdowns'],
    queryFn: ({ signal }) => dataOf(api.GET('/slowdowns', { signal })),
    // It may be happening right now.
    staleTime: 0,
  })
