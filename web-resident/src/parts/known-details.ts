import { queryOptions } from '@tanstack/react-query'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../api.ts'

/** What forms begin with, of whoever is signed in. */
export const knownDetailsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['getKnownDetails'],
    queryFn: ({ signal }) => dataOf(api.GET('/forms/known-details', { signal })),
  })
