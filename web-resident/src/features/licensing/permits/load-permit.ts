import { permitHref } from '@portal/core/permits/rules'
import { getPermit } from '@portal/openapi/resident-client/permits'
import { listPermitDocuments } from '@portal/openapi/resident-client/plan-review'
import { query } from '@portal/web-ui/api'
import { followLinkOf } from '../../../parts/follow-link.ts'
import { orNotFound } from '../../../parts/or-not-found.ts'
import type { RouterContext } from '../../../router-context.ts'
import { loadBookingPanel } from '../inspections/late-booking.tsx'
import { bookingQuery, mayBook } from '../inspections/queries.ts'
import { followingQuery, type PermitPath } from './queries.ts'

/**
 * Whether there is one, or its permanent address if another one was asked for; with its documents,
 * and whether its reader follows it.
 */
export async function loadPermit(
  { page, queryClient }: RouterContext,
  path: PermitPath,
  search: Readonly<Record<string, unknown>>,
): Promise<boolean | { readonly href: string }> {
  if (path.year === 'request') {
    const { permit } = await queryClient.query(query(getPermit, { path }))
    // A request's link leads to the permit's permanent address.
    return permit !== null && { href: permitHref(permit) }
  }
  const [{ permit }] = await Promise.all([
    queryClient.query(query(getPermit, { path })),
    queryClient.query(query(listPermitDocuments, { path })).catch(orNotFound),
    queryClient.query(followingQuery(path, followLinkOf(search))),
    mayBook(page.viewer) ? queryClient.query(bookingQuery(path)).catch(orNotFound) : null,
    mayBook(page.viewer) ? loadBookingPanel() : null,
  ])
  return permit !== null
}
