import { loaded, type Loader } from '../../screens/load-screen.ts'
import { maintenanceInfoQuery, periodsQuery } from './queries.ts'

/** Loads the periods and what they come to now, side by side. */
export const loadMaintenance = (loader: Loader): Promise<void> =>
  loaded(loader, async ({ api, queryClient }) => {
    await Promise.all([
      queryClient.query(periodsQuery(api)),
      queryClient.query(maintenanceInfoQuery(api)),
    ])
  })
