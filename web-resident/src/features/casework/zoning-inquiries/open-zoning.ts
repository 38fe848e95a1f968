import { notFound, redirect } from '@tanstack/react-router'
import { startOf } from '@portal/core/services/rules'
import { getService } from '@portal/openapi/resident-client/services'
import { ApiError, query } from '@portal/web-ui/api'
import type { RouterContext } from '../../../router-context.ts'
import { landParcelsQuery, parcelZoningQuery } from './queries.ts'
import { serviceIdOf, typedAddress, zoningHref, type ZoningSearch } from './zoning-search.ts'

type Away = ReturnType<typeof notFound> | ReturnType<typeof redirect>

/**
 * Loads the screen in one round trip. Returns what to throw: not-found for no such service, a
 * redirect to the login for people who may not ask, or to the one parcel that a search finds.
 */
export async function openZoning(
  { queryClient, visitor }: RouterContext,
  search: ZoningSearch,
): Promise<Away | null> {
  const { parcel } = search
  const id = serviceIdOf(search)
  const typed = typedAddress(search)
  const [service, found] = await Promise.all([
    queryClient.query(query(getService, { path: { id } })).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }),
    typed === null ? null : queryClient.query(landParcelsQuery(typed)),
    parcel === undefined ? null : queryClient.query(parcelZoningQuery(parcel)),
  ])
  if (!service) return notFound()
  const start = startOf(service, visitor)
  if (start.kind === 'login') return redirect({ href: start.href })
  const [only, other] = found ?? []
  if (only && !other && parcel === undefined)
    return redirect({ href: zoningHref({ ...search, parcel: only.Id }) })
  return null
}
