import { loaded, type Loader } from '../../../parts/load-screen.ts'
import { pickupQuery } from '../../land/pickup/queries.ts'
import { broadcastsQuery } from './queries.ts'

export const loadBroadcasts = (loader: Loader): Promise<void> =>
  loaded(loader, async ({ queryClient }) => {
    await Promise.all([queryClient.query(broadcastsQuery()), queryClient.query(pickupQuery())])
  })
