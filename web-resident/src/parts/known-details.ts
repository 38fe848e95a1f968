import { queryOptions } from '@tanstack/react-query'
import type { paths } from '@portal/openapi/resident-types'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../api.ts'

/** What the city knows of a person who is signed in; what is not known is empty. */
export type KnownDetails =
  paths['/forms/known-details']['get']['responses'][200]['content']['application/json']

/** What forms begin with, of whoever is signed in. */
export const knownDetailsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['getKnownDetails'],
    queryFn: ({ signal }) => dataOf(api.GET('/forms/known-details', { signal })),
  })
