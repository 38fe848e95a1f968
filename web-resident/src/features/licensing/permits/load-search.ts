import { isoDay } from '@portal/core/kernel/rules'
import { getPermit } from '@portal/openapi/resident-client/permits'
import { query } from '@portal/web-ui/api'
import type { RouterContext } from '../../../router-context.ts'
import { loadPermitsAround } from './late-around.tsx'
import { viewOf } from './map-view.ts'
import { apiSearchOf, permitSearchOf, searchErrors, shownPermit } from './permit-search.ts'
import { inViewQuery, searchQuery } from './queries.ts'

/** The city's day, by which two-digit years are read. */
export async function loadSearch(
  { queryClient, page }: RouterContext,
  typed: Readonly<Record<string, unknown>>,
): Promise<string> {
  const today = isoDay(new Date(), page.settings.timeZone)
  const thisYear = Number(today.slice(0, 4))
  const search = permitSearchOf(typed)
  if (searchErrors(search, thisYear).length > 0) return today
  const asked = apiSearchOf(search)
  const view = search.by === 'map' ? viewOf(search, page.settings.map.center) : null
  const shown = shownPermit(search, thisYear)
  await Promise.all([
    view && queryClient.query(inViewQuery(view)),
    view && loadPermitsAround(),
    asked && queryClient.query(searchQuery(asked)),
    shown && queryClient.query(query(getPermit, { path: shown })),
  ])
  return today
}
