import { queryOptions } from '@tanstack/react-query'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** The published services. */
export const servicesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listServices'],
    queryFn: ({ signal }) => dataOf(api.GET('/activities', { signal })),
  })
