import { queryOptions } from '@tanstack/react-query'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** Other providers by which people may sign in: those that the city set up. */
export const providersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listSocialProviders'],
    queryFn: ({ signal }) => dataOf(api.GET('/auth/providers', { signal })),
  })
