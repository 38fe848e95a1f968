import { queryOptions } from '@tanstack/react-query'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../api.ts'

/** The person who is signed in. */
export const currentUserQuery = (api: Api) =>
  queryOptions({
    queryKey: ['getCurrentUser'],
    queryFn: ({ signal }) => dataOf(api.GET('/auth', { signal })),
  })
