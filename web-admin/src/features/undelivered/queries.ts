import { queryOptions } from '@tanstack/react-query'
import type { components } from '@portal/openapi/admin-types'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** A delivery that was given up. */
export type Undelivered = components['schemas']['Undelivered']

/** A page of them; `before` is where it begins, nothing for the latest. */
export const undeliveredQuery = (api: Api, before: string | undefined) =>
  queryOptions({
    queryKey: ['listUndelivered', before ?? ''],
    queryFn: ({ signal }) => {
      const query = before === undefined ? {} : { before }
      return dataOf(api.GET('/undelivered', { params: { query }, signal }))
    },
    // Something may have failed since, or gone out again.
    staleTime: 0,
  })
