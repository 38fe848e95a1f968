import type { Query, QueryClient } from '@tanstack/react-query'
import { getPaymentHistory } from '@portal/openapi/resident-client/billing'
import { getPickupPlace } from '@portal/openapi/resident-client/pickup'
import { listRequests } from '@portal/openapi/resident-client/tracking'
import type { components } from '@portal/openapi/resident-types'
import { keyOf } from '@portal/web-ui/api'
import { type KeptView, keptViews } from './device-database.ts'

type Schemas = components['schemas']

const mostRequests = 20
const mostPickups = 12

type View = KeptView extends infer Each
  ? Each extends KeptView
    ? Omit<Each, 'keptAt'>
    : never
  : never

type RequestLists = Record<'completed' | 'inProgress', readonly Schemas['RequestItem'][]>

/** What this device keeps of the reply of a query; null: nothing. */
function viewOf([operation, input]: readonly unknown[], data: unknown): View | null {
  if (data === null || data === undefined) return null
  if (operation === keyOf(listRequests)[0]) {
    // The operation's reply.
    const { completed, inProgress } = data as RequestLists
    const latest = [...inProgress, ...completed].toSorted((a, b) =>
      b.lastModified.localeCompare(a.lastModified),
    )
    return { name: 'requests', view: latest.slice(0, mostRequests) }
  }
  if (operation === keyOf(getPaymentHistory)[0]) {
    // The operation's reply.
    const { upcomingBills } = data as Schemas['PaymentHistory']
    return { name: 'bills', view: upcomingBills }
  }
  // The days to come, not a year's: the operation's input.
  const { query } = (input ?? {}) as { query?: { year?: number } }
  if (operation !== keyOf(getPickupPlace)[0] || query?.year !== undefined) return null
  // The operation's reply.
  const { address, pickups, today } = data as Schemas['PickupPlace']
  const coming = pickups.filter(({ on, regularOn }) => (on ?? regularOn) >= today)
  return { name: 'pickup', view: { address, pickups: coming.slice(0, mostPickups) } }
}

/** Keeps what the pages of a logged-in person show of it, for when there is no network. */
export function keepViews(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  const keep = ({ queryHash, state }: Query) => {
    // Our own keys, as TanStack Query writes them.
    const view = viewOf(JSON.parse(queryHash) as readonly unknown[], state.data)
    const keptAt = new Date(state.dataUpdatedAt).toISOString()
    // Without space, or in a private window, there is none.
    if (view) keptViews.put({ ...view, keptAt }).catch(() => undefined)
  }
  cache.getAll().forEach(keep)
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const query = cache.get(event.query.queryHash)
    if (query) keep(query)
  })
}
