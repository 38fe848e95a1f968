import { queryOptions } from '@tanstack/react-query'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** When the mail that proves one's address may be asked for again: true at the moment, so never kept. */
export const verificationQuery = (api: Api) =>
  queryOptions({
    queryKey: ['getVerification'],
    queryFn: ({ signal }) => dataOf(api.GET('/auth/verification', { signal })),
    staleTime: 0,
    refetchOnMount: false,
  })
