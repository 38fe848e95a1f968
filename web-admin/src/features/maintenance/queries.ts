import { queryOptions } from '@tanstack/react-query'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** All maintenance periods. */
export const periodsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listMaintenancePeriods'],
    queryFn: ({ signal }) => dataOf(api.GET('/allPaymentMaintenanceInfo', { signal })),
  })

/** Whether bills can be paid online now. */
export const maintenanceInfoQuery = (api: Api) =>
  queryOptions({
    queryKey: ['getMaintenanceInfo'],
    queryFn: ({ signal }) => dataOf(api.GET('/paymentMaintenanceInfo', { signal })),
  })
