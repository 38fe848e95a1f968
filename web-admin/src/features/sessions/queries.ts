import { queryOptions } from '@tanstack/react-query'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** Where the account is open, this browser first. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listOwnSessions'],
    queryFn: ({ signal }) => dataOf(api.GET('/auth/sessions', { signal })),
  })
