import { queryOptions } from '@tanstack/react-query'
import type { components } from '@portal/openapi/resident-types'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** An update of the city. */
export type NewsPost = components['schemas']['NewsPost']

/** Updates loaded at a time (spec, resident section 9). */
export const pageSize = 10

/** The updates from `offset` on, the newest first. */
export const newsPostsQuery = (api: Api, offset: number) =>
  queryOptions({
    queryKey: ['listNewsPosts', offset],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/salesforce/elginToday', {
          params: { query: { offset, limit: pageSize } },
          signal,
        }),
      ),
  })
