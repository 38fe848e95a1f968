import { queryOptions } from '@tanstack/react-query'
import { dataOf } from '@portal/web-ui/api'
import type { Api } from '../../api.ts'

/** All system alerts, active or not. */
export const alertsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listSystemAlerts'],
    queryFn: ({ signal }) => dataOf(api.GET('/systemAlerts', { signal })),
  })
