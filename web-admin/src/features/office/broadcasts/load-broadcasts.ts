import { loaded, type Loader } from '../../../parts/load-screen.ts'
import { pickupQuery } from '../../land/pickup/queries.ts'
import { broadcastsQuery, choicesQuery } from './queries.ts'

interface Searching extends Loader {
  readonly location: Loader['location'] & { readonly search: Readonly<Record<string, unknown>> }
}

export const loadBroadcasts = (loader: Searching): Promise<void> =>
  loaded(loader, async ({ queryClient }) => {
    const { add } = loader.location.search
    await Promise.all([
      queryClient.query(broadcastsQuery()),
      queryClient.query(pickupQuery()),
      // Written without JavaScript, the form needs them with the page.
      ...(add === '1' ? [queryClient.query(choicesQuery())] : []),
    ])
  })
