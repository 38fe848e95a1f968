import { queryOptions } from '@tanstack/react-query'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** What is due on a building permit, by the request that one has of it. */
export const permitBillQuery = (api: Api, activityId: string) =>
  queryOptions({
    queryKey: ['getPermitBill', activityId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/lpiPayment/{activityId}', { params: { path: { activityId } }, signal })),
    retry: false,
  })
