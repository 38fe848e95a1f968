import {
  getMaintenanceInfo,
  listMaintenancePeriods,
} from '@portal/openapi/admin-client/maintenance'
import { query } from '@portal/web-ui/api'
import { loaded, type Loader } from '../../../parts/load-screen.ts'

/** Loads the periods and what they come to now, side by side. */
export const loadMaintenance = (loader: Loader): Promise<void> =>
  loaded(loader, async ({ queryClient }) => {
    await Promise.all([
      queryClient.query(query(listMaintenancePeriods)),
      queryClient.query(query(getMaintenanceInfo)),
    ])
  })
