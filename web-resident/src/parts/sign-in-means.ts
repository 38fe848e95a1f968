import { queryOptions } from '@tanstack/react-query'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../api.ts'

/** By what the person can show who they are: a password, other providers. */
export const signInMeansQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listSignInMeans'],
    queryFn: ({ signal }) => dataOf(api.GET('/auth/means', { signal })),
  })
