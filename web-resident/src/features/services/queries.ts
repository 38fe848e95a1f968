import { dataOf } from '@portal/web-ui/api'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api.ts'

/** The published services. */
export const servicesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listServices'],
    queryFn: ({ signal }) => dataOf(api.GET('/activities', { signal })),
  })
