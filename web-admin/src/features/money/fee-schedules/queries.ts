import { listFeeSchedules } from '@portal/openapi/admin-client/fee-schedules'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type FeeSchedule = components['schemas']['FeeSchedule']

export const feeSchedulesQuery = () =>
  query(listFeeSchedules, {}, { staleTime: 0, refetchOnMount: false })
