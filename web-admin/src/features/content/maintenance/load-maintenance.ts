import {
  getMaintenanceInfo,
  listMaintenancePeriods,
} from '@portal/openapi/admin-client/maintenance'
import { query } from '@portal/web-ui/api'
import { loaded, type Loader } from '../../../parts/load-screen.ts'

export const loadMaintenance = (loader: Loader): Promise<void> =>
  loaded(loader, async ({ queryClient }) => {
    await Promise.all([
      queryClient.query(query(listMaintenancePeriods)),
      queryClient.query(query(getMaintenanceInfo)),
    ])
  })
