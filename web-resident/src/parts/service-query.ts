import { queryOptions } from '@tanstack/react-query'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../api.ts'

/** One published service, whole. */
export const serviceQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['getService', id],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/activities/{id}', { params: { path: { id } }, signal })),
  })
