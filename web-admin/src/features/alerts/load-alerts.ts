import { loaded, type Loader } from '../../screens/load-screen.ts'
import { alertsQuery } from './queries.ts'

/** Loads the list of alerts. */
export const loadAlerts = (loader: Loader): Promise<void> =>
  loaded(loader, async ({ api, queryClient }) => {
    await queryClient.query(alertsQuery(api))
  })
